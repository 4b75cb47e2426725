/* SPDX-License-Identifier: MIT */
/*
 * Runs a fuzz target over the files of the folders given, so that every input that once mattered
 * is tried in every test run, without a fuzzer.  Each file goes in whole and cut off at some
 * places, in memory of exactly its size, so that the address sanitizer sees a read past its end.
 */
#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum {
    MAX_INPUT = 1 << 20,
    CUTS = 16 /* lengths tried of each file */
};

static void run_part(const uint8_t *data, size_t size)
{
    uint8_t *exact = malloc(size ? size : 1);
    if (!exact)
        exit(2);
    memcpy(exact, data, size);
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
}

static void run_file(const char *path, uint8_t *buffer)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(2);
    }
    const size_t size = fread(buffer, 1, MAX_INPUT, file);
    fclose(file);
    for (size_t cut = 1; cut <= CUTS; cut++)
        run_part(buffer, size * cut / CUTS);
}

static unsigned run_folder(const char *folder, uint8_t *buffer)
{
    DIR *dir = opendir(folder);
    if (!dir) {
        perror(folder);
        return 0;
    }
    unsigned files = 0;
    for (struct dirent *entry; (entry = readdir(dir));) {
        if (entry->d_name[0] == '.')
            continue;
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        run_file(path, buffer);
        files++;
    }
    closedir(dir);
    return files;
}

int main(int argc, char **argv)
{
    uint8_t *buffer = malloc(MAX_INPUT);
    if (!buffer)
        return 2;
    unsigned files = 0;
    for (int i = 1; i < argc; i++)
        files += run_folder(argv[i], buffer);
    free(buffer);
    printf("%u files replayed\n", files);
    return files ? 0 : 1; /* an empty corpus is a mistake */
}
