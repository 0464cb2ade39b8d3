export const pictureWords = {
  none: "That address holds no picture that we can read.",
  large: "The picture is larger than 2 MB.",
  tooMuch: "The picture takes too long or too much memory to read.",
};
