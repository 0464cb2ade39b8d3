interface Program {
  name: string;
  text: string;
  url: string;
}

export interface ProgramRegion {
  name: string;
  programs: Program[];
}

const program = (name: string, url: string, text: string): Program => ({ name, text, url });

/** Written from the organisations' own pages. Calls open and close: the linked page is authoritative. */
export const places: ProgramRegion[] = [
  {
    name: "All five countries",
    programs: [
      program(
        "Tony Elumelu Foundation Entrepreneurship Programme",
        "https://www.tonyelumelufoundation.org",
        "Business training, a mentor and 5,000 US dollars you don't pay back. For Africans aged 18 and over with an idea or a business of up to five years. It usually takes applications from January to March.",
      ),
      program(
        "MEST Africa",
        "https://meltwater.org",
        "A sponsored year of training in Accra for graduates who want to start a software company, with seed money for the best teams at the end.",
      ),
      program(
        "Hult Prize",
        "https://www.hultprize.org",
        "A yearly contest for teams of university students with a business that solves a social problem. Rounds begin on campus and the winning team gets one million US dollars.",
      ),
      program(
        "Africa's Business Heroes",
        "https://africabusinessheroes.org",
        "A prize for founders whose business already has customers. Ten finalists share 1.5 million US dollars in grants each year.",
      ),
      program(
        "YALI Network",
        "https://yali.state.gov",
        "Free online courses on business and leadership for people aged 18 to 35, by the United States Department of State. What is on offer has changed lately, so look at what is open now.",
      ),
    ],
  },
  {
    name: "Kenya",
    programs: [
      program(
        "Youth Enterprise Development Fund",
        "https://www.youthfund.go.ke",
        "A state fund that lends to businesses run by people aged 18 to 34, alone or as a group, and trains them.",
      ),
      program(
        "Hustler Fund",
        "https://www.hustlerfund.go.ke",
        "Small loans from the government. You ask for one on any phone with *254#. It's quick, but you have to pay it back, so borrow only what you can repay.",
      ),
      program(
        "Women Enterprise Fund",
        "https://www.wef.co.ke",
        "Loans and training for women, mostly through registered groups.",
      ),
    ],
  },
  {
    name: "Nigeria",
    programs: [
      program(
        "Bank of Industry",
        "https://www.boi.ng",
        "The state development bank. It lends to small businesses and runs programmes for young founders and graduates.",
      ),
      program(
        "SMEDAN",
        "https://smedan.gov.ng",
        "The federal agency for small businesses: registration, training and news of grants and loans.",
      ),
      program(
        "Lagos State Employment Trust Fund",
        "https://lsetf.ng",
        "Loans, skills training and start-up support for people who live in Lagos State.",
      ),
    ],
  },
  {
    name: "Ghana",
    programs: [
      program(
        "National Entrepreneurship and Innovation Programme",
        "https://neip.gov.gh",
        "The government's programme for start-ups: training, mentoring and money for those who are chosen.",
      ),
      program(
        "Ghana Enterprises Agency",
        "https://gea.gov.gh",
        "Advice, training and help to reach finance, through business centres in the districts.",
      ),
      program(
        "Kosmos Innovation Center",
        "https://www.kosmosinnovationcenter.com",
        "Trains young people to build companies, above all in farming, and backs the best teams.",
      ),
    ],
  },
  {
    name: "Ethiopia",
    programs: [
      program(
        "iceaddis",
        "https://www.iceaddis.com",
        "A hub in Addis Ababa that trains, houses and advises young technology companies.",
      ),
      program(
        "Ministry of Labor and Skills",
        "https://www.mols.gov.et",
        "Leads public training and job creation, and announces programmes for people who start a business.",
      ),
      program(
        "Development Bank of Ethiopia",
        "https://www.dbe.com.et",
        "The state bank that lends to projects and leases machines to small and medium businesses.",
      ),
    ],
  },
  {
    name: "Uganda",
    programs: [
      program(
        "Youth Livelihood Programme",
        "https://mglsd.go.ug",
        "Revolving loans for groups of young people aged 18 to 30, by the Ministry of Gender, Labour and Social Development. Ask at your district or sub-county office what is open.",
      ),
      program(
        "Enterprise Uganda",
        "https://www.enterprise.co.ug",
        "Practical business training and advice for people who are starting and for those who want to grow.",
      ),
      program(
        "The Innovation Village",
        "https://innovationvillage.co.ug",
        "A meeting place for founders in Kampala, with programmes that train them and bring investors.",
      ),
    ],
  },
];
