/** The picture of the year ahead. */
export const yearPictureWords = {
  title: "The year as a picture",
  legend:
    "Green: the day is confirmed. Striped: the usual dates of past years. A ring is where it opens, a post where it closes. The red line is today.",
};
