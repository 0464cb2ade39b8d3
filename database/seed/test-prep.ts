import type { TestPrepSeed } from "./shapes.ts";

/** Oldest first. */
export const testPrep: TestPrepSeed[] = [
  {
    testType: "LNAT",
    title: "LNAT practice tests and sample essays",
    description:
      "The official site of the law test used by some UK universities has free practice papers and essay advice. Read the guide on your phone, but try the timed test on a computer, as on the real day.",
    resourceUrl: "https://lnat.ac.uk",
  },
  {
    testType: "TMUA and ESAT",
    title: "TMUA and ESAT preparation materials (UAT-UK)",
    description:
      "Free specifications and past papers for the mathematics, engineering and science tests asked for by some UK universities, among them Cambridge and Imperial. Save the PDF files to your phone once and work through them offline with paper.",
    resourceUrl: "https://esat-tmua.ac.uk",
  },
  {
    testType: "UCAT",
    title: "UCAT official practice tests and question banks",
    description:
      "Free full practice tests and question banks for applicants to medicine and dentistry in the UK. Learn the question types on your phone, then sit the timed tests on a computer at a library or cyber cafe.",
    resourceUrl: "https://www.ucat.ac.uk",
  },
  {
    testType: "LSAT",
    title: "LSAT prep with a free LawHub account (LSAC)",
    description:
      "LSAC gives free official practice tests to anyone who makes a LawHub account, for those who plan law school in the United States or Canada. The tests need internet, so use a quiet place with good Wi-Fi.",
    resourceUrl: "https://www.lsac.org/lawhub",
  },
  {
    testType: "MCAT",
    title: "MCAT lessons on Khan Academy",
    description:
      "Free videos and questions on the biology, chemistry, physics and psychology needed for medical school in the United States and Canada. They are also good for revising first-year university science on a phone.",
    resourceUrl: "https://www.khanacademy.org/test-prep/mcat",
  },
  {
    testType: "DELF and DALF",
    title: "DELF and DALF sample papers (France Éducation international)",
    description:
      "The body that owns these French exams publishes sample papers for every level. Download the paper and the sound file once, then practise offline.",
    resourceUrl: "https://www.france-education-international.fr",
  },
  {
    testType: "Goethe exams",
    title: "German practice exams (Goethe-Institut)",
    description:
      "Free sample exams from A1 to C2 and online exercises for people who plan to study in Germany. The pages work on a phone, and the printed sample papers can be saved as PDF.",
    resourceUrl: "https://www.goethe.de",
  },
  {
    testType: "GMAT",
    title: "GMAT Official Starter Kit (mba.com)",
    description:
      "A free mba.com account gives you official sample questions and practice exams for business school. Take the practice exams on a computer and review the answers later on your phone.",
    resourceUrl: "https://www.mba.com",
  },
  {
    testType: "GRE",
    title: "POWERPREP free practice tests (ETS)",
    description:
      "ETS offers free POWERPREP practice tests and study guides for graduate school applicants. The tests need a computer and internet, but the maths review PDF can be saved and read offline.",
    resourceUrl: "https://www.ets.org/gre",
  },
  {
    testType: "ACT",
    title: "ACT free practice",
    description:
      "Free sample questions and a full practice test with answers from the makers of the ACT. Save the practice booklet as PDF and time yourself on paper.",
    resourceUrl: "https://www.act.org",
  },
  {
    testType: "PTE",
    title: "PTE Academic preparation (Pearson)",
    description:
      "Pearson explains each question type of this computer English test and gives free sample material. Use your phone to record your own speaking answers and listen to them again.",
    resourceUrl: "https://www.pearsonpte.com",
  },
  {
    testType: "Duolingo",
    title: "Duolingo English Test free practice test",
    description:
      "A short free practice test that you can repeat, with an estimated score range. Read the guide to the question types first, and check which device you need for the real test.",
    resourceUrl: "https://englishtest.duolingo.com",
  },
  {
    testType: "TOEFL",
    title: "TOEFL iBT free practice (ETS)",
    description:
      "Official free practice for the TOEFL iBT, with sample questions for reading, listening, speaking and writing. ETS changed the test in January 2026, so do not use older books for the format.",
    resourceUrl: "https://www.ets.org/toefl",
  },
  {
    testType: "IELTS",
    title: "BBC Learning English",
    description:
      "Free short lessons, podcasts and vocabulary that build the listening and grammar you need for IELTS and other English tests. Download the audio over Wi-Fi and listen without data.",
    resourceUrl: "https://www.bbc.co.uk/learningenglish",
  },
  {
    testType: "IELTS",
    title: "IELTS preparation (IDP)",
    description:
      "Free sample tests, articles and webinars from one of the owners of IELTS. The pages are made for phones, so you can do one section a day.",
    resourceUrl: "https://ielts.idp.com",
  },
  {
    testType: "IELTS",
    title: "Free IELTS practice (British Council)",
    description:
      "Free practice tests with answers for all four parts of the test, Academic and General. Listening works well on a phone with earphones; write the essays by hand and time them.",
    resourceUrl: "https://takeielts.britishcouncil.org",
  },
  {
    testType: "All exams",
    title: "Kolibri: lessons that work without internet (Learning Equality)",
    description:
      "A free app that holds school lessons, videos and exercises and shares them over local Wi-Fi without internet. Ask your school or library to load it once, then study from any phone in the room.",
    resourceUrl: "https://learningequality.org/kolibri/",
  },
  {
    testType: "All exams",
    title: "Khan Academy maths and science",
    description:
      "Free lessons and exercises in mathematics, physics, chemistry and biology that match much of what KCSE, WASSCE, UACE and the Ethiopian exam ask. The app lets you save some videos for later, so use free Wi-Fi to prepare.",
    resourceUrl: "https://www.khanacademy.org",
  },
  {
    testType: "EUEE",
    title: "Ethiopian national exam service (EAES)",
    description:
      "The official body for the Grade 12 school-leaving and university entrance exam. Use it for notices, registration help and results, and practise with past papers from your school.",
    resourceUrl: "https://eaes.et",
  },
  {
    testType: "UACE",
    title: "Uganda syllabuses and study materials (NCDC)",
    description:
      "The National Curriculum Development Centre publishes syllabuses and some self-study materials for Ugandan schools. Download the syllabus for each subject and tick off topics as you revise.",
    resourceUrl: "https://ncdc.go.ug",
  },
  {
    testType: "UACE",
    title: "Uganda National Examinations Board",
    description:
      "The official source for timetables, rules and results of UCE and UACE. Check it before paying anyone who says they can get you papers or results.",
    resourceUrl: "https://uneb.ac.ug",
  },
  {
    testType: "KCSE",
    title: "Kenya National Examinations Council",
    description:
      "The official site for KCSE rules, timetables and results. Use past papers from your school or library together with the exam reports to see what markers look for.",
    resourceUrl: "https://www.knec.ac.ke",
  },
  {
    testType: "KCSE",
    title: "Kenya Education Cloud (KICD)",
    description:
      "Digital lessons and books approved by the Kenya Institute of Curriculum Development. Open it on a phone browser over school or library Wi-Fi, as videos use a lot of data.",
    resourceUrl: "https://kec.ac.ke",
  },
  {
    testType: "WASSCE",
    title: "WAEC Ghana",
    description:
      "The official site for WASSCE in Ghana, with timetables, notices and a way to check results. Ghana's exam dates can differ from Nigeria's, so use this site for your calendar.",
    resourceUrl: "https://www.waecgh.org",
  },
  {
    testType: "WASSCE",
    title: "WAEC e-learning: past questions and examiners' reports (Nigeria)",
    description:
      "Free past questions with the chief examiners' comments on what candidates did well and badly. Pages are light and open on a basic phone; copy the common mistakes into your notes.",
    resourceUrl: "https://waeconline.org.ng",
  },
  {
    testType: "UTME",
    title: "JAMB syllabus, mock and registration (Nigeria)",
    description:
      "The official site for the UTME, with the free syllabus for each subject and notices about the mock exam. Read the syllabus on your phone, then practise on a computer, because the real exam is computer-based.",
    resourceUrl: "https://www.jamb.gov.ng",
  },
  {
    testType: "SAT",
    title: "Bluebook full-length practice (College Board)",
    description:
      "The official testing app, with free full-length digital SAT practice tests. It runs on laptops and tablets, not on phones, and tests can be done offline after download.",
    resourceUrl: "https://bluebook.collegeboard.org",
  },
  {
    testType: "SAT",
    title: "Official Digital SAT Prep on Khan Academy",
    description:
      "Free lessons and practice questions made with College Board, sorted by skill and level. Works in a phone browser, so you can do ten questions a day and keep Bluebook for full tests.",
    resourceUrl: "https://www.khanacademy.org/digital-sat",
  },
];
