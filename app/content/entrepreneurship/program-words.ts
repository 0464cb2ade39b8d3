export const programTexts = {
  tonyElumelu:
    "Business training, a mentor and 5,000 US dollars you don't pay back. For Africans aged 18 and over with an idea or a business of up to five years. It usually takes applications from January to March.",
  mest: "A year of training in Accra, paid for by a sponsor. It's for graduates who want to start a software company. The best teams get money to begin.",
  hult: "A contest each year for teams of students whose business solves a social problem. Rounds begin on campus. The winning team gets one million US dollars.",
  heroes:
    "A prize for founders whose business already has customers. Ten finalists share 1.5 million US dollars in grants each year.",
  yali: "Free online courses for people aged 18 to 35, by the United States government. They teach how to lead and run a business. The courses have changed, so check what's open now.",
  youthFund:
    "A state fund that lends to businesses run by people aged 18 to 34, alone or as a group, and trains them.",
  hustler:
    "Small loans from the government. You ask for one on any phone with *254#. It's quick, but you have to pay it back, so borrow only what you can repay.",
  women: "Loans and training for women, mostly through registered groups.",
  boi: "The state development bank. It lends to small businesses and runs programmes for young founders and graduates.",
  smedan:
    "The federal agency for small firms. It registers and trains them, and has news of grants and loans.",
  lsetf: "Loans, skills training and start-up support for people who live in Lagos State.",
  neip: "The government's programme for start-ups: training, mentoring and money for those who are chosen.",
  gea: "Advice, training and help to reach finance, through business centres in the districts.",
  kosmos: "Trains young people to build companies, above all in farming, and backs the best teams.",
  iceaddis: "A hub in Addis Ababa. It trains young tech companies and gives them a place to work.",
  mols: "Leads public training and helps create jobs. It tells people who start a business about new programmes.",
  dbe: "The state bank that lends to projects and leases machines to small and medium businesses.",
  ylp: "Loans for groups of young people aged 18 to 30, by the Ministry of Gender, Labour and Social Development. Ask at your district or sub-county office what's open.",
  enterpriseUganda:
    "Practical business training and advice for people who are starting and for those who want to grow.",
  innovation: "A meeting place for founders in Kampala, with programmes that train them and bring investors.",
};
