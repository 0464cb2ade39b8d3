export const imageWords = {
  none: "That address holds no picture that we can read.",
  large: "The picture is larger than 2 MB.",
  /** For editors. */
  hint: "A small copy is fetched within ten minutes and served from here.",
  problem: (why: string) => `The picture could not be fetched, so none is shown. ${why}`,
  photoOf: (name: string) => `Photo of ${name}`,
  logoOf: (name: string) => `Logo of ${name}`,
  imageOf: (name: string) => `Picture for ${name}`,
  tooMuch: "The picture takes too long or too much memory to read.",
};
