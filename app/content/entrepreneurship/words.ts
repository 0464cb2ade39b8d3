export const metaWords = {
  title: "Entrepreneurship for African students",
  description:
    "Programmes, funding and first steps for students who want to start a business in Kenya, Nigeria, Ghana, Ethiopia or Uganda.",
};

export const band = {
  over: "Entrepreneurship",
  title: "Study, and build something of your own",
  intro:
    "Where to learn, who gives money and what they look for, in Kenya, Nigeria, Ghana, Ethiopia and Uganda.",
};

export const programs = {
  title: "Programs",
  intro:
    "Training, mentoring and money for people starting out. Every link goes to the organisation's own site. Apply only there.",
};

export const funding = {
  title: "Funding",
  intro: "Four kinds of money, and what each one costs you.",
  kinds: [
    {
      name: "Grants",
      range: "$5K-$50K",
      text: "You don't pay it back. Foundations and governments give grants after an application and often an interview.",
      wants: "A clear problem, a plan and honest numbers.",
    },
    {
      name: "Angel investment",
      range: "$25K-$250K",
      text: "One person, or a few, buy a small part of your company and often help with advice and contacts.",
      wants: "A first version, first customers and people they trust.",
    },
    {
      name: "Venture capital",
      range: "$500K+",
      text: "A fund buys a part of a company that can grow very fast. It is rare and not right for most businesses.",
      wants: "Fast growth, a big market and a strong team.",
    },
    {
      name: "Microfinance",
      range: "$1K-$10K",
      text: "A small loan that you pay back with interest, often as a member of a group. Compare the whole cost.",
      wants: "Steady sales, a group or a guarantor.",
    },
  ],
  note: "These ranges are typical, not promises. Many local loans start much smaller. No honest lender asks you to pay first.",
  check: "Check a message",
  lookedFor: "They want to see:",
};

export const resources = {
  title: "Resources",
  register: {
    title: "Register your business",
    text: "The official registry in each country. Banks and grants ask for a registered name first.",
    list: [
      { name: "Kenya: Business Registration Service", url: "https://brs.go.ke" },
      { name: "Nigeria: Corporate Affairs Commission", url: "https://www.cac.gov.ng" },
      { name: "Ghana: Office of the Registrar of Companies", url: "https://orc.gov.gh" },
      { name: "Ethiopia: online trade registration", url: "https://etrade.gov.et" },
      { name: "Uganda: Registration Services Bureau", url: "https://ursb.go.ug" },
    ],
  },
  learn: {
    title: "Learn for free",
    text: "Courses you can take on a phone, at your own speed.",
    list: [
      { name: "HP LIFE: short business courses", url: "https://www.life-global.org" },
      { name: "Startup School by Y Combinator", url: "https://www.startupschool.org" },
      { name: "SME Trade Academy of the International Trade Centre", url: "https://learning.intracen.org" },
    ],
  },
  investors: {
    title: "Meet people who invest",
    text: "Networks that list real investors and open calls.",
    list: [
      { name: "VC4A: start-ups, mentors and calls", url: "https://vc4a.com" },
      { name: "African Business Angel Network", url: "https://abanangels.org" },
      { name: "Kiva: loans from many small lenders", url: "https://www.kiva.org" },
    ],
  },
};

export const closing = {
  title: "Still studying? Do both",
  text: "Many founders began with a scholarship or an internship in the field they now work in.",
  browse: "Browse Opportunities",
  advice: "Read the advice",
};
