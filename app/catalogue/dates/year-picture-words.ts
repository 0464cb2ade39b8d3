/** The picture of the year ahead. */
export const yearPictureWords = {
  title: "The year as a picture",
  legend: "Green: confirmed. Striped: usual dates. Ring: opens. Short bar: closes. Red line: today.",
};
