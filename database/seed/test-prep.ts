import type { TestPrepSeed } from "./shapes.ts";

/** Oldest first. */
export const testPrep: TestPrepSeed[] = [
  {
    testType: "LNAT",
    title: "LNAT practice tests and sample essays",
    description:
      "Some UK universities ask for this law test. Its own site has free practice papers and essay tips. Read the guide on your phone. Then take the timed test on a computer, as on the real day.",
    resourceUrl: "https://lnat.ac.uk",
  },
  {
    testType: "TMUA and ESAT",
    title: "TMUA and ESAT preparation materials (UAT-UK)",
    description:
      "Free past papers for the maths, engineering and science tests. Some UK universities ask for them, like Cambridge and Imperial. Save the PDF files once, then work offline on paper.",
    resourceUrl: "https://esat-tmua.ac.uk",
  },
  {
    testType: "UCAT",
    title: "UCAT official practice tests and question banks",
    description:
      "Free full practice tests for medicine and dentistry in the UK. Learn the question types on your phone. Then sit the timed tests on a computer, at a library or cyber cafe.",
    resourceUrl: "https://www.ucat.ac.uk",
  },
  {
    testType: "LSAT",
    title: "LSAT prep with a free LawHub account (LSAC)",
    description:
      "For law school in the United States or Canada. LSAC gives you free practice tests once you make a LawHub account. The tests need the internet, so find a quiet place with good Wi-Fi.",
    resourceUrl: "https://www.lsac.org/lawhub",
  },
  {
    testType: "MCAT",
    title: "MCAT lessons on Khan Academy",
    description:
      "Free videos and questions for medical school in the United States and Canada. They cover biology, chemistry, physics and psychology. They also help with first-year science, even on a phone.",
    resourceUrl: "https://www.khanacademy.org/test-prep/mcat",
  },
  {
    testType: "DELF and DALF",
    title: "DELF and DALF sample papers (France Éducation international)",
    description:
      "Sample papers for every level, from the people who run these French exams. Download the paper and the sound file once. Then practise offline.",
    resourceUrl: "https://www.france-education-international.fr",
  },
  {
    testType: "Goethe exams",
    title: "German practice exams (Goethe-Institut)",
    description:
      "Free sample exams from A1 to C2, and online exercises. They help if you plan to study in Germany. The pages work on a phone, and you can save the sample papers as a PDF.",
    resourceUrl: "https://www.goethe.de",
  },
  {
    testType: "GMAT",
    title: "GMAT Official Starter Kit (mba.com)",
    description:
      "Make a free account to get sample questions and practice exams for business school. Take the exams on a computer. Go through the answers later on your phone.",
    resourceUrl: "https://www.mba.com",
  },
  {
    testType: "GRE",
    title: "POWERPREP free practice tests (ETS)",
    description:
      "Free practice tests and study guides for the GRE. The tests need a computer and the internet. You can save the maths review as a PDF and read it offline.",
    resourceUrl: "https://www.ets.org/gre",
  },
  {
    testType: "ACT",
    title: "ACT free practice",
    description:
      "Free sample questions and a full practice test with answers, from the makers of the ACT. Save the practice booklet as a PDF and time yourself on paper.",
    resourceUrl: "https://www.act.org",
  },
  {
    testType: "PTE",
    title: "PTE Academic preparation (Pearson)",
    description:
      "You take this English test on a computer. Pearson explains each type of question and gives free samples. Record your own answers on your phone, then listen to them.",
    resourceUrl: "https://www.pearsonpte.com",
  },
  {
    testType: "Duolingo",
    title: "Duolingo English Test free practice test",
    description:
      "A short, free practice test that you can take again. It tells you roughly what score you'd get. First read how each question works, and check which device you need on the day.",
    resourceUrl: "https://englishtest.duolingo.com",
  },
  {
    testType: "TOEFL",
    title: "TOEFL iBT free practice (ETS)",
    description:
      "Free practice from the makers of the TOEFL: sample questions for reading, listening, speaking and writing. The test changed in January 2026, so don't use older books for the format.",
    resourceUrl: "https://www.ets.org/toefl",
  },
  {
    testType: "IELTS",
    title: "BBC Learning English",
    description:
      "Free short lessons, podcasts and new words. They build the listening and grammar you need for IELTS and other English tests. Download the audio over Wi-Fi, then listen without data.",
    resourceUrl: "https://www.bbc.co.uk/learningenglish",
  },
  {
    testType: "IELTS",
    title: "IELTS preparation (IDP)",
    description:
      "Free sample tests, articles and online talks. IDP is one of the owners of IELTS. The pages are made for phones, so you can do one part a day.",
    resourceUrl: "https://ielts.idp.com",
  },
  {
    testType: "IELTS",
    title: "Free IELTS practice (British Council)",
    description:
      "Free practice tests with answers for all four parts, Academic and General. Use earphones for the listening part. Write the essays by hand and time them.",
    resourceUrl: "https://takeielts.britishcouncil.org",
  },
  {
    testType: "All exams",
    title: "Kolibri: lessons that work without internet (Learning Equality)",
    description:
      "A free app with school lessons, videos and exercises. It shares them over local Wi-Fi, so nobody needs the internet. Ask your school or library to load it once. Then study from any phone in the room.",
    resourceUrl: "https://learningequality.org/kolibri/",
  },
  {
    testType: "All exams",
    title: "Khan Academy maths and science",
    description:
      "Free lessons in maths, physics, chemistry and biology. They match much of KCSE, WASSCE, UACE and the Ethiopian exam. The app can save some videos for later, so use free Wi-Fi to get them.",
    resourceUrl: "https://www.khanacademy.org",
  },
  {
    testType: "EUEE",
    title: "Ethiopian national exam service (EAES)",
    description:
      "EAES runs the Grade 12 exam, which is also the entrance exam for university. Look here for news, results and help to register. For practice, use past papers from your school.",
    resourceUrl: "https://eaes.et",
  },
  {
    testType: "UACE",
    title: "Uganda syllabuses and study materials (NCDC)",
    description:
      "NCDC writes what schools in Uganda teach. You can get the syllabus here, and some lessons to study by yourself. Save the syllabus of each subject and tick off topics as you go.",
    resourceUrl: "https://ncdc.go.ug",
  },
  {
    testType: "UACE",
    title: "Uganda National Examinations Board",
    description:
      "Timetables, rules and results of UCE and UACE, straight from UNEB. Look here before you pay anyone who says they can get you papers or results.",
    resourceUrl: "https://uneb.ac.ug",
  },
  {
    testType: "KCSE",
    title: "Kenya National Examinations Council",
    description:
      "Rules, timetables and results of the KCSE, straight from KNEC. Read the exam reports beside past papers from your school or library. They show what markers look for.",
    resourceUrl: "https://www.knec.ac.ke",
  },
  {
    testType: "KCSE",
    title: "Kenya Education Cloud (KICD)",
    description:
      "Lessons and books that KICD has approved for schools in Kenya. Open it on your phone over school or library Wi-Fi. The videos use a lot of data.",
    resourceUrl: "https://kec.ac.ke",
  },
  {
    testType: "WASSCE",
    title: "WAEC Ghana",
    description:
      "Timetables, news and results of the WASSCE in Ghana. The exam dates can differ from those in Nigeria, so plan with this site.",
    resourceUrl: "https://www.waecgh.org",
  },
  {
    testType: "WASSCE",
    title: "WAEC e-learning: past questions and examiners' reports (Nigeria)",
    description:
      "Free past questions. The chief examiners tell you what students did well and badly. The pages open on a basic phone. Copy the common mistakes into your notes.",
    resourceUrl: "https://waeconline.org.ng",
  },
  {
    testType: "UTME",
    title: "JAMB syllabus, mock and registration (Nigeria)",
    description:
      "The free UTME syllabus for each subject, and news about the mock exam. Read the syllabus on your phone. Then practise on a computer, because you take the real exam on one.",
    resourceUrl: "https://www.jamb.gov.ng",
  },
  {
    testType: "SAT",
    title: "Bluebook full-length practice (College Board)",
    description:
      "The app in which you take the SAT, with free full practice tests. It runs on laptops and tablets, not on phones. Download a test once and you can do it offline.",
    resourceUrl: "https://bluebook.collegeboard.org",
  },
  {
    testType: "SAT",
    title: "Official Digital SAT Prep on Khan Academy",
    description:
      "Free lessons and practice questions, made with College Board and sorted by skill and level. It works on a phone, so you can do ten questions a day. Use Bluebook for full tests.",
    resourceUrl: "https://www.khanacademy.org/digital-sat",
  },
];
