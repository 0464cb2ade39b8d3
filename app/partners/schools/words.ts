export const metaWords = {
  title: "For schools: become a partner",
  description:
    "Help your students find scholarships, colleges and internships in time. See what a partnership includes and apply in five minutes.",
};

export const band = {
  over: "For Schools",
  title: "Show your students what's open to them",
  intro:
    "A partnership brings your students scholarships, colleges and internships that fit, with real deadlines and the official place to apply.",
  apply: "Apply as a school",
};

export const benefits = {
  title: "What your school gains",
  list: [
    {
      icon: "clock",
      title: "Fewer missed deadlines",
      text: "Students see what's open to them, how many days are left, and what to prepare.",
    },
    {
      icon: "people",
      title: "Less work for counsellors",
      text: "One search instead of a hundred sites. Share a listing with a class in one tap.",
    },
    {
      icon: "shield",
      title: "Safer than forwarded messages",
      text: "Each listing links to the provider's own page. Anyone can check a message that sounds too good to be true.",
    },
    {
      icon: "cap",
      title: "Made for their phones",
      text: "Light pages that open on slow networks and old phones, with a data saver.",
    },
  ],
} as const;

export const inclusions = {
  title: "What's included",
  points: [
    "A first call about your school and students, within 2 business days",
    "Help with student profiles, so matches fit from day one",
    "Guides for class on essays, recommendation letters, visas and money",
    "Next term's deadlines for your students' fields and levels",
    "Free access to matches, alerts and saved lists for every student",
    "A contact person for questions and corrections",
  ],
};

export const classList = {
  title: "Try it with your class",
  text: "Paste a list of grades and fields. See how many scholarships, colleges and internships fit each student, and the best five. We store nothing, and you don't need names.",
  action: "Try a class list",
};

export const next = {
  title: "What happens next",
  steps: [
    "We email you to confirm that we got it.",
    "We read your application and contact you within 2 business days.",
    "In a short call we learn what your students need and agree on how to start.",
  ],
  directly: "Would you rather write to us?",
};

export const application = {
  title: "Apply for a partnership",
  intro: "Fields with a star are required. It takes about five minutes.",
  submit: "Submit Application",
  submitting: "Submitting...",
  privacy:
    "We use these details only to answer you. No one else sees them. You can ask us to delete them at any time.",
  problems: "Please check these",
};

export const labels = {
  schoolName: "School name",
  schoolType: "School type",
  contactName: "Contact name",
  contactEmail: "Contact email",
  contactPhone: "Phone",
  country: "Country",
  city: "City",
  numberOfStudents: "Number of students",
  message: "Message",
  chooseType: "Choose a school type",
  messageHint: "What would help your students most?",
};

export const schoolTypeNames = {
  secondary: "Secondary school",
  high_school: "High school",
  international: "International school",
  private: "Private school",
  public: "Public school",
};

export const submitted = {
  title: "Application Submitted!",
  detail: "Thank you for your interest. We'll contact you within 2 business days.",
};

export const failed = {
  title: "Submission Failed",
  detail: "Please try again or contact us directly.",
};

export const refusals = {
  trap: "A field that should stay empty was filled in, maybe by your browser. We've cleared it. Please submit again.",
  stale: "This page was open a long time. Nothing is lost. Please submit again.",
};
