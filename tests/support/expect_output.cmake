# SPDX-License-Identifier: MIT
# cmake -D PROGRAM=... [-D ARGUMENT=...] -D EXPECTED=FILE -P: the program must succeed and print
# that file.
execute_process(COMMAND ${PROGRAM} ${ARGUMENT} OUTPUT_VARIABLE printed RESULT_VARIABLE result)
file(READ ${EXPECTED} expected)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} failed (${result}):\n${printed}")
endif()
if(NOT printed STREQUAL expected)
  message(FATAL_ERROR "${PROGRAM} printed\n${printed}\nwhere ${EXPECTED} has\n${expected}")
endif()
