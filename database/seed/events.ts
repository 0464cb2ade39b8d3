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
      "Many colleges in the United States stop taking forms on 1 January. Some have other dates, so check each college's own site. Ask teachers for letters at least a month before. Send the form a few days early.",
    usually: "01",
    location: "Online",
    organizer: "Common App",
    eventUrl: "https://www.commonapp.org",
  },
  {
    title: "KCSE results",
    description:
      "KCSE results usually come out in the first weeks of January. No one can promise the day, so check with KNEC. Keep your index number ready. List three courses you would take with different grades.",
    usually: "01",
    location: "Kenya",
    organizer: "Kenya National Examinations Council",
    eventUrl: "https://www.knec.ac.ke",
  },
  {
    title: "UCAS equal-consideration deadline",
    description:
      "The main closing day for first-degree courses in the UK. It's usually the second Wednesday of January at 18:00 UK time. Check the day on the UCAS site. Your teacher's letter must be in the form too, so ask again in December.",
    usually: "01",
    location: "Online",
    organizer: "UCAS",
    eventUrl: "https://www.ucas.com",
  },
  {
    title: "JAMB UTME registration opens",
    description:
      "In 2026 you could register for the UTME from 26 January to 28 February. The dates change every year, so check the JAMB site. Get your NIN and profile code first. Register in the first weeks to avoid long lines.",
    usually: "01",
    location: "Nigeria",
    organizer: "JAMB",
    eventUrl: "https://www.jamb.gov.ng",
  },
  {
    title: "Outreachy initial applications close",
    description:
      "The first step for the May round usually closes in February. A second round comes in August to September. Check the dates on the Outreachy site. Write your answers offline first, then paste them in.",
    usually: "02",
    location: "Online",
    organizer: "Outreachy",
    eventUrl: "https://www.outreachy.org",
  },
  {
    title: "Türkiye Bursları applications close",
    description:
      "This scholarship from Turkey has usually been open from 10 January to 20 February. Check the dates on its own site. Scan your ID, photo and certificates early. The site gets slow near the end.",
    usually: "02",
    location: "Online",
    organizer: "Türkiye Scholarships (YTB)",
    eventUrl: "https://www.turkiyeburslari.gov.tr",
  },
  {
    title: "UACE results",
    description:
      "UACE results usually come out in February or March. Check with UNEB. Before they come, read the entry rules of the courses you want. Then you can apply fast.",
    usually: "03",
    location: "Uganda",
    organizer: "Uganda National Examinations Board",
    eventUrl: "https://uneb.ac.ug",
  },
  {
    title: "Google Summer of Code applications open",
    description:
      "New coders can usually send their plans from the middle of March. Check the dates on the official site. Pick one or two projects in February. Say hello to the mentors in their chat or mailing list.",
    usually: "03",
    location: "Online",
    organizer: "Google",
    eventUrl: "https://summerofcode.withgoogle.com",
  },
  {
    title: "KUCCPS course applications open",
    description:
      "School leavers in Kenya choose university and TVET courses on the KUCCPS site. In 2026 it was open from 7 April to 6 May. The dates change every year, so check. Compare your points with last year's cut-offs before you choose.",
    usually: "04",
    location: "Kenya",
    organizer: "KUCCPS",
    eventUrl: "https://kuccps.net",
  },
  {
    title: "JAMB UTME begins",
    description:
      "In 2026 the UTME ran from 16 to 25 April, on computers. Check this year's dates on the JAMB site. Print your slip for your own day and centre. Go there the day before so that you know the way.",
    usually: "04",
    location: "Nigeria",
    organizer: "JAMB",
    eventUrl: "https://www.jamb.gov.ng",
  },
  {
    title: "Mandela Rhodes Scholarship closes",
    description:
      "For young Africans who want an honours or master's degree in South Africa. It usually closes on 21 April. Check the date on the official site. Choose people who have seen you lead to write for you, and give them examples.",
    usually: "04",
    location: "Online",
    organizer: "Mandela Rhodes Foundation",
    eventUrl: "https://www.mandelarhodes.org",
  },
  {
    title: "WASSCE for school candidates begins (Nigeria)",
    description:
      "In Nigeria the exam usually starts in late April and ends in June. Ghana has often had other dates. Check the WAEC site. Write your own timetable on one page and sleep well before long days.",
    usually: "04",
    location: "Nigeria",
    organizer: "WAEC",
    eventUrl: "https://www.waecnigeria.org",
  },
  {
    title: "Kenya student funding applications",
    description:
      "Once KUCCPS has placed you, you can ask for scholarships and loans on the HEF site. It's usually open between June and August. Check the dates there. Get your parents' ID numbers and your admission letter first.",
    usually: "06",
    location: "Kenya",
    organizer: "Higher Education Fund",
    eventUrl: "https://www.hef.co.ke",
  },
  {
    title: "Ethiopian school-leaving exam begins",
    description:
      "Grade 12 students usually sit the national exam around the end of June and July. Check with your school and the exam service. If you take it on a computer, practise typing and moving between questions.",
    usually: "07",
    location: "Ethiopia",
    organizer: "Educational Assessment and Examinations Service",
    eventUrl: "https://eaes.et",
  },
  {
    title: "Common App opens for the new year",
    description:
      "One form for more than a thousand colleges, most of them in the United States. Its new year usually starts on 1 August. Check the official site. Make an account, fill in the basic pages and draft your essay before school gets busy.",
    usually: "08",
    location: "Online",
    organizer: "Common App",
    eventUrl: "https://www.commonapp.org",
  },
  {
    title: "Chevening applications open",
    description:
      "This master's scholarship from the UK usually opens in early August. Check the date on the official site. Make sure you have the work hours it asks for. Start your four essays at once.",
    usually: "08",
    location: "Online",
    organizer: "Chevening",
    eventUrl: "https://www.chevening.org",
  },
  {
    title: "Deep Learning Indaba",
    description:
      "A week of classes and talks on machine learning for Africans. It's in a new country each year, usually in August or early September. Check the official site. Apply between February and April, and ask for help with travel in the form.",
    usually: "08",
    location: "Africa, host country changes",
    organizer: "Deep Learning Indaba",
    eventUrl: "https://deeplearningindaba.com",
  },
  {
    title: "EducationUSA college fair in Nigeria",
    description:
      "Colleges from the United States meet students in Abuja and Lagos. The 2024 fair was on 17 to 19 September. It may not come every year, so check with EducationUSA. Bring two short questions for each college, and ask about money.",
    usually: "09",
    location: "Abuja and Lagos, Nigeria",
    organizer: "EducationUSA Nigeria",
    eventUrl: "https://educationusa.state.gov",
  },
  {
    title: "SAT test day in October",
    description:
      "The last SAT that is safe for most early forms. It's usually the first Saturday of October. Check the day on the College Board site and book by August. Charge your laptop fully and take a photo ID.",
    usually: "10",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "Chevening applications close",
    description:
      "In 2025 this closed on 7 October. In some earlier years it stayed open until early November. Check the date on the official site. Let someone else read your essays, and send them a week early.",
    usually: "10",
    location: "Online",
    organizer: "Chevening",
    eventUrl: "https://www.chevening.org",
  },
  {
    title: "UCAS deadline for Oxford, Cambridge, medicine, dentistry and veterinary courses",
    description:
      "The early UK deadline is usually 15 October at 18:00 UK time. Check it on the UCAS site. Check test dates too, because you must book some tests in summer. Ask your teacher for a letter before the September rush.",
    usually: "10",
    location: "Online",
    organizer: "UCAS",
    eventUrl: "https://www.ucas.com",
  },
  {
    title: "Common App early deadlines",
    description:
      "Many colleges in the United States have their early deadline on 1 November. Some have other dates, so check each college's own site. Choose early decision only if you can pay, because it binds you.",
    usually: "11",
    location: "Online",
    organizer: "Common App",
    eventUrl: "https://www.commonapp.org",
  },
  {
    title: "KCSE written papers begin",
    description:
      "The written papers usually begin in the first days of November. Oral and practical papers come in October. Check with your school and KNEC. Do one past paper under exam time every two days.",
    usually: "11",
    location: "Kenya",
    organizer: "Kenya National Examinations Council",
    eventUrl: "https://www.knec.ac.ke",
  },
  {
    title: "UACE exams begin",
    description:
      "UACE exams usually run from November into December. Check with your school and UNEB. Look at your name and subjects on the list early, as mistakes take time to fix.",
    usually: "11",
    location: "Uganda",
    organizer: "Uganda National Examinations Board",
    eventUrl: "https://uneb.ac.ug",
  },
  {
    title: "Pan African University scholarship closes",
    description:
      "For a master's degree or a PhD. In 2025 the call was open from 15 November to 15 December. Check this year's dates on the official site, and which institutes take students. Write a one-page research idea first.",
    usually: "12",
    location: "Online",
    organizer: "Pan African University, African Union",
    eventUrl: "https://www.au-pau.org",
  },
  {
    title: "SAT test day in December 2026",
    description:
      "The last SAT of the year. Check the day on the College Board site. Register many weeks before, as centres fill up. Charge your laptop fully and take a photo ID.",
    date: "2026-12-05",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "SAT test day in March 2027",
    description:
      "The first SAT of the year. Check the day on the College Board site. Register many weeks before, as centres fill up. Install Bluebook and do one full practice test a week before.",
    date: "2027-03-06",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "SAT test day in May 2027",
    description:
      "One of the SAT days for students outside the United States. Check the day on the College Board site. Register many weeks before, as centres fill up. Install Bluebook and do one full practice test a week before.",
    date: "2027-05-01",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "SAT test day in June 2027",
    description:
      "The last SAT before the summer. Check the day on the College Board site. Register many weeks before, as centres fill up. Charge your laptop fully and take a photo ID.",
    date: "2027-06-05",
    location: "Test centres worldwide",
    organizer: "College Board",
    eventUrl: "https://satsuite.collegeboard.org",
  },
  {
    title: "International Day of Education",
    description:
      "The United Nations keeps this day on 24 January each year. In that week many schools and embassies hold open talks. Many are online and free.",
    yearly: "01-24",
    location: "Worldwide",
    organizer: "UNESCO",
    eventUrl: "https://www.unesco.org/en/days/education",
  },
  {
    title: "Day of the African Child",
    description:
      "A day for children and their schools, on 16 June each year. It honours the pupils of Soweto in 1976. Ask your school what it plans.",
    yearly: "06-16",
    location: "Africa",
    organizer: "African Union",
    eventUrl: "https://au.int",
  },
];
