/**
 * How Node runs a server that holds less memory. A page leaves some megabytes of litter behind: V8 takes up to a hundred megabytes so as
 * to sweep seldom, lets what is old grow to four times of what is in use, and glibc keeps apart what each of its threads once used, and
 * large pieces between small ones that are still in use. With less of each a page costs about as much as before.
 */
export const leanFlags = ["--max-semi-space-size=8", "--heap-growing-percent=50"];

/** What somebody has set herself stays. */
export const leanly = (environment) => ({
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TOP_PAD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "262144",
  ...environment,
});
