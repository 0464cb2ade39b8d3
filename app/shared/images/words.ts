export const imageWords = {
  none: "We can't find a picture at that link.",
  large: "The picture is larger than 2 MB.",
  /** For editors. */
  hint: "We fetch a small copy within ten minutes and serve it from here.",
  problem: (why: string) => `We couldn't fetch the picture, so we show none. ${why}`,
  photoOf: (name: string) => `Photo of ${name}`,
  logoOf: (name: string) => `Logo of ${name}`,
  imageOf: (name: string) => `Picture for ${name}`,
  tooMuch: "The picture is too large to read.",
};
