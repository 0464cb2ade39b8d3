/** What an editor writes by hand. `usualDeadline` is the month and day ("12-15") on which it usually closes. */
export interface ScholarshipSeed {
  title: string;
  description: string;
  /** Empty where we are not sure; shown as 'Varies' or 'Various'. */
  amount: string;
  /** "All fields", or names from the profile's list of fields, separated by ", ". */
  fieldOfStudy: string;
  /** Where one studies: country names separated by ", ". */
  country: string;
  /** Who may apply, in prose. */
  eligibility: string;
  /** From high_school, undergraduate, graduate, doctorate, vocational, separated by ", ". */
  educationLevel: string;
  gpaRequirement: "none" | "below_3_0" | "3_0_to_3_5" | "above_3_5";
  applicationUrl: string;
  usualDeadline?: `${number}-${number}`;
}

export interface CollegeSeed {
  name: string;
  description: string;
  location: string;
  country: string;
  schoolType:
    | "Public university"
    | "Private university"
    | "Liberal arts college"
    | "Polytechnic"
    | "Trade school"
    | "Graduate institute";
  /** Empty where we are not sure. */
  tuitionRange: string;
  /** Empty where we are not sure. */
  acceptanceRate: string;
  programs: string[];
  websiteUrl: string;
}

export interface InternshipSeed {
  title: string;
  company: string;
  description: string;
  location: string;
  duration: string;
  field: string;
  jobType: "internship" | "full-time";
  salaryRange: string;
  applicationUrl: string;
}

export interface TestPrepSeed {
  testType: string;
  title: string;
  description: string;
  resourceUrl: string;
}

/** `usualDate` is the month and day ("11-01"); the year is the next one in which it lies ahead. */
export interface EventSeed {
  title: string;
  description: string;
  usualDate: `${number}-${number}`;
  eventTime: string;
  location: string;
  organizer: string;
  eventUrl: string;
}
