/** What we know of a university; the rest is extracted from its page. */
export interface College {
  page: string;
  name: string;
  location: string;
  country: string;
  website: string;
}

const inAmerica = (name: string, location: string, website: string, page: string): College => ({
  name,
  location,
  website,
  page,
  country: "United States",
});

/** The eight universities behind the source "Various". */
export const universities: readonly College[] = [
  inAmerica(
    "Brown University",
    "Providence, Rhode Island",
    "https://www.brown.edu/",
    "https://admission.brown.edu/",
  ),
  inAmerica(
    "Columbia University",
    "New York City, New York",
    "https://www.columbia.edu/",
    "https://undergrad.admissions.columbia.edu/",
  ),
  inAmerica(
    "Cornell University",
    "Ithaca, New York",
    "https://www.cornell.edu/",
    "https://admissions.cornell.edu/",
  ),
  inAmerica(
    "Dartmouth College",
    "Hanover, New Hampshire",
    "https://home.dartmouth.edu/",
    "https://admissions.dartmouth.edu/",
  ),
  inAmerica(
    "Harvard University",
    "Cambridge, Massachusetts",
    "https://www.harvard.edu/",
    "https://college.harvard.edu/admissions",
  ),
  inAmerica(
    "University of Pennsylvania",
    "Philadelphia, Pennsylvania",
    "https://www.upenn.edu/",
    "https://admissions.upenn.edu/",
  ),
  inAmerica(
    "Princeton University",
    "Princeton, New Jersey",
    "https://www.princeton.edu/",
    "https://admission.princeton.edu/",
  ),
  inAmerica(
    "Yale University",
    "New Haven, Connecticut",
    "https://www.yale.edu/",
    "https://admissions.yale.edu/",
  ),
];
