export const metaWords = {
  title: "For schools: become a partner",
  description:
    "Help your students find scholarships, colleges and internships in time. See what a partnership includes and apply in five minutes.",
};

export const band = {
  over: "For Schools",
  title: "Put every chance in front of your students",
  intro:
    "A partnership brings scholarships, colleges and internships that fit into your classrooms, with their real deadlines and the official place to apply.",
  apply: "Apply as a school",
};

export const benefits = {
  title: "What your school gains",
  list: [
    {
      icon: "clock",
      title: "Fewer missed deadlines",
      text: "Students see what is open for them, how many days are left, and what to prepare.",
    },
    {
      icon: "people",
      title: "Less work for counsellors",
      text: "One search instead of a hundred sites. Share a listing with a class in one tap.",
    },
    {
      icon: "shield",
      title: "Safer than forwarded messages",
      text: "Each listing leads to the provider's own page, and anyone can check a message that sounds too good.",
    },
    {
      icon: "cap",
      title: "Made for the phones they have",
      text: "Light pages that open on slow networks and old phones, with a data saver for the last megabytes.",
    },
  ],
} as const;

export const inclusions = {
  title: "What is included",
  points: [
    "A first talk about your school and your students, within 2 business days",
    "Help to set up student profiles, so that matches fit from the first day",
    "Guides for class on essays, recommendation letters, visas and money",
    "The deadlines of the coming term for your students' fields and levels",
    "Free access to matches, alerts and saved lists for every student",
    "A contact person for questions and corrections",
  ],
};

export const classList = {
  title: "Try it with your class",
  text: "Paste a list of grades and fields, and see for each student how many scholarships, colleges and internships fit and which five fit best. Nothing is stored, and no names are needed.",
  action: "Try a class list",
};

export const next = {
  title: "What happens next",
  steps: [
    "You get a receipt by email.",
    "We read your application and contact you within 2 business days.",
    "In a short talk we find out what your students need, and agree on a start.",
  ],
  directly: "Would you rather write?",
};

export const application = {
  title: "Apply for a partnership",
  intro: "Fields with a star are needed. It takes about five minutes.",
  submit: "Submit Application",
  submitting: "Submitting...",
  privacy:
    "We use these details only to answer you. Nobody else sees them, and you can ask us to delete them at any time.",
  problems: "Please look at these again",
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
  trap: "One field that should stay empty was filled in, perhaps by your browser. We have emptied it: please submit again.",
  stale: "This page was open for a long time. Nothing is lost: please submit again.",
};
