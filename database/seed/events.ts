import type { EventSeed } from "./shapes.ts";

/**
 * An event has an announced day with its year, or the same day every year, or only a month in which it usually
 * happens. The SAT days are those of the list for 2026-27 at https://trysmartschool.com/sat-test-dates, all of them
 * Saturdays.
 */
export const events: EventSeed[] = [
  {
    title: "Common App regular deadlines",
    description:
      "Many United States colleges close regular applications on 1 January. That is the usual date and some colleges differ, so confirm each one on the official site. Ask teachers for letters at least a month before, and send the form a few days early.",
    usually: "01",
    location: "Online",
    organizer: "Common App",
    eventUrl: "https://www.commonapp.org",
  },
  {
    title: "KCSE results",
    description:
      "Kenya's KCSE results are usually released in the first weeks of January. This is the usual time and not a promise, so confirm with KNEC. Keep your index number ready and list three courses you would accept with different grades.",
    usually: "01",
    location: "Kenya",
    organizer: "Kenya National Examinations Council",
    eventUrl: "https://www.knec.ac.ke",
  },
  {
    title: "UCAS equal-consideration deadline",
    description:
      "The main deadline for most undergraduate courses in the United Kingdom, now usually the second Wednesday of January at 18:00 UK time. This is the usual time, so confirm it on the UCAS site. Your reference must be inside the form too, so remind your teacher in December.",
    usually: "01",
    location: "Online",
    organizer: "UCAS",
    eventUrl: "https://www.ucas.com",
  },
  {
    title: "JAMB UTME registration opens",
    description:
      "Registration for Nigeria's UTME opened on 26 January and closed on 28 February in 2026. It changes from year to year, so confirm it on the JAMB site. Get your NIN and profile code first, and register in the first weeks to avoid long lines.",
    usually: "01",
    location: "Nigeria",
    organizer: "JAMB",
    eventUrl: "https://www.jamb.gov.ng",
  },
  {
    title: "Outreachy initial applications close",
    description:
      "The first step for Outreachy's May internships usually closes in February; a second round comes in August to September. This is the usual time, so confirm on the official site. Write your essay answers offline first and paste them in.",
    usually: "02",
    location: "Online",
    organizer: "Outreachy",
    eventUrl: "https://www.outreachy.org",
  },
  {
    title: "Türkiye Bursları applications close",
    description:
      "The Turkish government scholarship has usually been open from 10 January to 20 February. This is the usual time, so confirm on the official site. Scan your ID, photo and certificates early, as the site gets slow near the end.",
    usually: "02",
    location: "Online",
    organizer: "Türkiye Scholarships (YTB)",
    eventUrl: "https://www.turkiyeburslari.gov.tr",
  },
  {
    title: "UACE results",
    description:
      "Uganda's UACE results are usually released in February or March. This is the usual time, so confirm with UNEB. Before they come, read the entry rules of the courses you want so that you can apply quickly.",
    usually: "03",
    location: "Uganda",
    organizer: "Uganda National Examinations Board",
    eventUrl: "https://uneb.ac.ug",
  },
  {
    title: "Google Summer of Code applications open",
    description:
      "New contributors can usually send proposals from the middle of March. This is the usual time, so confirm on the official site. Pick one or two projects in February and greet the mentors in their chat or mailing list.",
    usually: "03",
    location: "Online",
    organizer: "Google",
    eventUrl: "https://summerofcode.withgoogle.com",
  },
  {
    title: "KUCCPS course applications open",
    description:
      "School leavers in Kenya choose university and TVET courses on the KUCCPS portal; in 2026 it was open from 7 April to 6 May. This is the usual time but it changes from year to year, so confirm on the official site. Compare your cluster points with last year's cut-offs before you choose.",
    usually: "04",
    location: "Kenya",
    organizer: "KUCCPS",
    eventUrl: "https://kuccps.net",
  },
  {
    title: "JAMB UTME begins",
    description:
      "Nigeria's computer-based entrance exam ran from 16 to 25 April in 2026. This is the usual time, so confirm on the JAMB site and print your slip for your own day and centre. Visit the centre the day before so that you know the way.",
    usually: "04",
    location: "Nigeria",
    organizer: "JAMB",
    eventUrl: "https://www.jamb.gov.ng",
  },
  {
    title: "Mandela Rhodes Scholarship closes",
    description:
      "This scholarship for young Africans who want an honours or master's degree in South Africa usually closes on 21 April. Confirm the date on the official site. Choose referees who know your leadership work and give them examples to use.",
    usually: "04",
    location: "Online",
    organizer: "Mandela Rhodes Foundation",
    eventUrl: "https://www.mandelarhodes.org",
  },
  {
    title: "WASSCE for school candidates begins (Nigeria)",
    description:
      "The exam usually starts in late April and runs to June in Nigeria; Ghana's calendar has often been different. This is the usual time, so confirm on the WAEC site. Write your own timetable on one page and sleep well before long days.",
    usually: "04",
    location: "Nigeria",
    organizer: "WAEC",
    eventUrl: "https://www.waecnigeria.org",
  },
  {
    title: "Kenya student funding applications",
    description:
      "After KUCCPS placement, students in Kenya ask for scholarships and loans on the Higher Education Fund portal, usually between June and August. This is the usual time, so confirm on the official site. Collect your parents' ID numbers and your admission letter first.",
    usually: "06",
    location: "Kenya",
    organizer: "Higher Education Fund",
    eventUrl: "https://www.hef.co.ke",
  },
  {
    title: "Ethiopian school-leaving exam begins",
    description:
      "Grade 12 students sit the national exam around the end of June and July. This is the usual time, so confirm with your school and the exam service. If you will take it on a computer, practise typing and moving between questions.",
    usually: "07",
    location: "Ethiopia",
    organizer: "Educational Assessment and Examinations Service",
    eventUrl: "https://eaes.et",
  },
  {
    title: "Common App opens for the new year",
    description:
      "The shared application for more than a thousand colleges, most of them in the United States, starts its new year on 1 August. This is the usual time, so confirm on the official site. Make an account, fill in the basic pages and draft your essay before school gets busy.",
    usually: "08",
    location: "Online",
    organizer: "Common App",
    eventUrl: "https://www.commonapp.org",
  },
  {
    title: "Chevening applications open",
    description:
      "The UK government's master's scholarship usually opens in early August. This is the usual time, so confirm on the official site. Check that you have the work hours it asks for and start your four essays at once.",
    usually: "08",
    location: "Online",
    organizer: "Chevening",
    eventUrl: "https://www.chevening.org",
  },
  {
    title: "Deep Learning Indaba",
    description:
      "A week of classes and talks on machine learning for Africans, in a different African country each year, usually in August or early September. This is the usual time, so confirm on the official site. Apply between February and April and ask for travel support in the form.",
    usually: "08",
    location: "Africa, host country changes",
    organizer: "Deep Learning Indaba",
    eventUrl: "https://deeplearningindaba.com",
  },
  {
    title: "EducationUSA college fair in Nigeria",
    description:
      "United States colleges meet students in Abuja and Lagos; the 2024 fair was on 17 to 19 September. September is the usual month, but the fair may not happen every year, so confirm with EducationUSA. Bring two short questions for each college and ask about money for international students.",
    usually: "09",
    location: "Abuja and Lagos, Nigeria",
    organizer: "EducationUSA Nigeria",
    eventUrl: "https://educationusa.state.gov",
  },
  {
    title: "SAT test day in October",
    description:
      "The last SAT that is safe for most early applications, usually on the first Saturday of October. This is the usual time, so confirm on the College Board site and book by August. Charge your laptop fully and take a photo ID.",
    usually: "10",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "Chevening applications close",
    description:
      "Applications closed on 7 October in 2025, while in some earlier years they stayed open until early November. This is the usual time, so confirm on the official site. Let someone else read your essays, and submit a week early.",
    usually: "10",
    location: "Online",
    organizer: "Chevening",
    eventUrl: "https://www.chevening.org",
  },
  {
    title: "UCAS deadline for Oxford, Cambridge, medicine, dentistry and veterinary courses",
    description:
      "The early UK deadline is usually 15 October at 18:00 UK time. Confirm it on the UCAS site, and check test dates too, because some admissions tests need booking in summer. Ask your teacher for the reference before the September rush.",
    usually: "10",
    location: "Online",
    organizer: "UCAS",
    eventUrl: "https://www.ucas.com",
  },
  {
    title: "Common App early deadlines",
    description:
      "Many United States colleges close early decision and early action on 1 November. That is the usual date and colleges differ, so confirm each one on the official site. Choose early decision only if the money works, because it binds you.",
    usually: "11",
    location: "Online",
    organizer: "Common App",
    eventUrl: "https://www.commonapp.org",
  },
  {
    title: "KCSE written papers begin",
    description:
      "KCSE written papers in Kenya usually begin in the first days of November, after oral and practical papers in October. This is the usual time, so confirm with your school and KNEC. Do one past paper under exam time every two days.",
    usually: "11",
    location: "Kenya",
    organizer: "Kenya National Examinations Council",
    eventUrl: "https://www.knec.ac.ke",
  },
  {
    title: "UACE exams begin",
    description:
      "Uganda's UACE exams usually run from November into December. This is the usual time, so confirm with your school and UNEB. Check your name and subjects on the registration list early, as mistakes take time to fix.",
    usually: "11",
    location: "Uganda",
    organizer: "Uganda National Examinations Board",
    eventUrl: "https://uneb.ac.ug",
  },
  {
    title: "Pan African University scholarship closes",
    description:
      "The African Union's call for master's and doctoral study was open from 15 November to 15 December in 2025. This is the usual time, so confirm on the official site, and check which institutes take students this year. Prepare a one-page research idea first.",
    usually: "12",
    location: "Online",
    organizer: "Pan African University, African Union",
    eventUrl: "https://www.au-pau.org",
  },
  {
    title: "SAT test day in December 2026",
    description:
      "The last SAT of the year. Confirm the day on the College Board site and register many weeks before, as centres fill up. Charge your laptop fully and take a photo ID.",
    date: "2026-12-05",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "SAT test day in March 2027",
    description:
      "The first SAT of the year. Confirm the day on the College Board site and register many weeks before, as centres fill up. Install Bluebook and do one full practice test a week earlier.",
    date: "2027-03-06",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "SAT test day in May 2027",
    description:
      "One of the international SAT days. Confirm the day on the College Board site and register many weeks before, as centres fill up. Install Bluebook and do one full practice test a week earlier.",
    date: "2027-05-01",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "SAT test day in June 2027",
    description:
      "The last SAT before the summer. Confirm the day on the College Board site and register many weeks before, as centres fill up. Charge your laptop fully and take a photo ID.",
    date: "2027-06-05",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "International Day of Education",
    description:
      "The United Nations' day for education, on 24 January each year. Universities and embassies often hold open talks in that week, many of them online and free.",
    yearly: "01-24",
    location: "Worldwide",
    organizer: "UNESCO",
    eventUrl: "https://www.unesco.org/en/days/education",
  },
  {
    title: "Day of the African Child",
    description:
      "The African Union's day for children and their schooling, on 16 June each year, in memory of the pupils of Soweto in 1976. Ask your school what it plans.",
    yearly: "06-16",
    location: "Africa",
    organizer: "African Union",
    eventUrl: "https://au.int",
  },
];
