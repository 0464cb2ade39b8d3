import type { ScholarshipSeed } from "./shapes.ts";

/** Oldest first: the last ones are the newest on the home page. */
export const scholarships: ScholarshipSeed[] = [
  // Kenya
  {
    title: "Higher Education Fund (HEF) Scholarship and Loan, Kenya",
    description:
      "Kenya's public funding for students joining university or a technical college. It mixes a government scholarship, a HELB loan and a share paid by your family, and the mix depends on how needy your household is. You apply once on the HEF portal after KUCCPS placement and admission, most often between June and September. The rules of this model have been debated and changed, so read the current notice before you apply.",
    amount: "Scholarship + loan, based on need",
    fieldOfStudy: "All fields",
    country: "Kenya",
    eligibility:
      "Kenyan students who sat KCSE in 2022 or later and were placed by KUCCPS in a public university or a public TVET college. Students in private universities and self-sponsored students may ask for the loan only.",
    educationLevel: "undergraduate, vocational",
    gpaRequirement: "none",
    applicationUrl: "https://www.hef.co.ke",
  },
  {
    title: "Wings to Fly (Equity Group Foundation)",
    description:
      "Pays for secondary school for bright learners whose families cannot afford it. It covers fees and boarding, books, uniform, transport and pocket money, and adds mentoring and leadership training. Forms come out at Equity Bank branches after the national assessment results, usually between November and January. The national exams changed with the new curriculum, so check the entry grade and marks for this year.",
    amount: "Full secondary school costs",
    fieldOfStudy: "All fields",
    country: "Kenya",
    eligibility:
      "Learners in Kenya who are about to join senior school, have strong results and come from a needy or vulnerable home. Local boards hold interviews and may visit the family.",
    educationLevel: "high_school",
    gpaRequirement: "none",
    applicationUrl: "https://equitygroupfoundation.com",
  },
  {
    title: "Elimu Scholarship Programme (Ministry of Education, Kenya)",
    description:
      "A government scholarship for senior school, run for the ministry by partners such as the Jomo Kenyatta Foundation. It pays school fees, transport, a school kit and some pocket money, and offers mentoring. The call usually comes out around December, once the assessment results are near. Applying is free, so do not pay anyone for a form.",
    amount: "Full secondary school costs",
    fieldOfStudy: "All fields",
    country: "Kenya",
    eligibility:
      "Needy and vulnerable learners from public junior schools in all 47 counties, and refugee learners from the Kakuma, Kalobeyei and Dadaab areas, with the results named in the call. Learners with disabilities are considered at any level of achievement.",
    educationLevel: "high_school",
    gpaRequirement: "none",
    applicationUrl: "https://www.education.go.ke",
  },
  {
    title: "KCB Foundation Scholars Programme",
    description:
      "Supports students through secondary school with fees, uniform, transport and books, together with mentoring and counselling. Recent classes were also promised help with the cost of college or university afterwards. The bank takes applications around the start of the school year, after national results come out.",
    amount: "Full secondary school costs",
    fieldOfStudy: "All fields",
    country: "Kenya",
    eligibility:
      "Learners in Kenya who did well in the national assessment and come from poor or vulnerable families. Some places are kept for girls and for learners with disabilities.",
    educationLevel: "high_school",
    gpaRequirement: "none",
    applicationUrl: "https://foundation.kcbgroup.com",
  },
  {
    title: "KCB 2jiajiri Vocational Training Scholarship",
    description:
      "Free technical training for young people who want to start or grow a small business. The trades include building, car repair, beauty and personal care, domestic services and agribusiness, and there is help with business skills after the course. Intakes are announced county by county, so follow the foundation's notices and ask at a KCB branch.",
    amount: "Training fees paid",
    fieldOfStudy: "Agriculture, Business, Engineering",
    country: "Kenya",
    eligibility:
      "Young Kenyans with a national identity card who can read and write in Kiswahili or English and live in a county named in the call. Both beginners and people who already run a small business can apply.",
    educationLevel: "vocational",
    gpaRequirement: "none",
    applicationUrl: "https://foundation.kcbgroup.com",
  },
  {
    title: "M-PESA Foundation Academy Scholarship",
    description:
      "A full place at a boarding senior school near Thika. It covers tuition, accommodation, meals and learning materials, with a strong focus on leadership, technology and enterprise. You apply before the national assessment, so look for the form early in your final year of junior school. Forms are free, online and at Safaricom shops.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Kenya",
    eligibility:
      "Kenyan learners, and registered refugees living in Kenya, in the final year of junior school and about 14 to 16 years old. You need good results, leadership potential and real financial need.",
    educationLevel: "high_school",
    gpaRequirement: "none",
    applicationUrl: "https://mpesafoundationacademy.ac.ke",
  },
  {
    title: "HELB Student Loans and Bursaries, Kenya",
    description:
      "Government loans for students in universities, colleges and TVET institutions, with a bursary for some of the neediest. The money helps with tuition, books, accommodation and upkeep. It is mainly a loan, so you start to repay after you finish. Apply on the HELB student portal while the window for your year is open.",
    amount: "Loan, with bursary for some",
    fieldOfStudy: "All fields",
    country: "Kenya",
    eligibility:
      "Kenyan citizens admitted to a recognised university, college or TVET institution in Kenya. You need your exam index numbers, a phone number in your own name and guarantors.",
    educationLevel: "undergraduate, vocational",
    gpaRequirement: "none",
    applicationUrl: "https://www.helb.co.ke",
  },
  {
    title: "Equity Leaders Program (ELP)",
    description:
      "A paid internship at Equity Bank and leadership training for top secondary school leavers before they go to university. The bank also coaches members who apply to universities abroad, and those universities pay the scholarships. There is no open application form: students are picked from KCSE results, so the way in is very strong grades.",
    amount: "Paid internship + mentoring",
    fieldOfStudy: "All fields",
    country: "Kenya",
    eligibility:
      "Top KCSE candidates in Kenya, such as the best boy and girl of a sub-county, and Wings to Fly or Elimu scholars with very high grades.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://equitygroupfoundation.com",
  },
  {
    title: "KenSAP (Kenya Scholar Access Program)",
    description:
      "Helps gifted Kenyans from poor homes win places with full financial aid at selective universities in North America. KenSAP pays for a residential training programme, the entrance tests and the applications. The scholarship itself comes from the university that admits you. New students are picked early in the year, after KCSE results; check the site for this year's dates.",
    amount: "Test and application costs; aid from the university",
    fieldOfStudy: "All fields",
    country: "United States, Canada",
    eligibility:
      "Kenyan students who sat the most recent KCSE with a score at the very top of the country and who come from a disadvantaged background.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.kensap.org",
  },

  // Nigeria
  {
    title: "PTDF Overseas Scholarship Scheme",
    description:
      "Nigeria's Petroleum Technology Development Fund sends graduates abroad for master's and doctoral study linked to oil, gas and energy. It pays flights, tuition, health insurance and living allowances at partner universities. The month of the call and the list of countries change from year to year, so follow the portal. PTDF does not charge a fee to apply.",
    amount: "Full funding",
    fieldOfStudy: "Engineering, Sciences, Computer Science",
    country: "Germany, France, China, Malaysia",
    eligibility:
      "Nigerian graduates who finished or were exempted from NYSC. Past calls for the master's asked for a second class upper degree, or second class lower with work in the industry; a PhD needs a research proposal related to oil and gas.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://scholarship.ptdf.gov.ng",
  },
  {
    title: "PTDF In-Country Scholarship Scheme",
    description:
      "The home version of the PTDF award: it supports study in Nigerian universities in subjects that serve the oil and gas industry. Master's and PhD students are the main group, and some years also take undergraduates. Dates are not fixed, so watch the scholarship portal for the notice.",
    amount: "",
    fieldOfStudy: "Engineering, Sciences, Computer Science",
    country: "Nigeria",
    eligibility:
      "Nigerian students admitted to one of the Nigerian universities named in the call, in a field related to oil and gas. The class of degree asked for depends on the level.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://scholarship.ptdf.gov.ng",
  },
  {
    title: "NNPC/TotalEnergies National Merit Scholarship",
    description:
      "A yearly grant for students in their first or second year at a Nigerian university, paid until they finish the degree. Selection uses a test, and any course of study can qualify. Earlier rounds closed in October or November. The portal is named in each year's notice, so confirm it with the companies before you enter your details.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Nigerian full-time students in 100 or 200 level at a recognised Nigerian university. Past rounds asked for a UTME score of at least 200 and no other similar award.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.nnpcgroup.com",
  },
  {
    title: "MTN Foundation Scholarship for Blind Students (Nigeria)",
    description:
      "Support for blind students in any course at a public university, polytechnic or college of education in Nigeria. The grant is paid each year until graduation if you keep the grade that is asked for. The call comes out together with MTN's science scholarship, usually between May and July.",
    amount: "₦300,000 / year",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Blind Nigerian students in 200 or 300 level at a public tertiary institution. For Law, only 300 level students can apply. A minimum CGPA applies, lower than for the science scholarship.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.mtn.ng/scholarships/",
  },
  {
    title: "Nigerian Scholarship Award (Federal Scholarship Board)",
    description:
      "A Federal Government award for students in public universities, polytechnics and colleges of education in Nigeria. It helps with institutional charges and upkeep. There are tracks for degree, HND, NCE and postgraduate students, and selection uses a computer-based test. In 2024 the call ran from April to May; confirm dates with the ministry.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Nigerian full-time students in their second year or above at a federal or state institution. Past calls asked undergraduates for a CGPA of at least 4.0 out of 5.0, and postgraduates for a second class upper degree.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://education.gov.ng",
  },
  {
    title: "NLNG Undergraduate Scholarship (Nigeria LNG)",
    description:
      "Nigeria LNG supports strong first-year students at public universities with a yearly award. Shortlisted applicants take an online test, and later bring more documents for checking. The 2025 round opened in November and closed in December, so prepare your O'Level and JAMB papers early.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Nigerian first-year students at a federal or state university, in the age range given in the call. You need five O'Level credits with Mathematics and English in one sitting, a UTME score of at least 200, and no other scholarship.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.nigerialng.com",
  },
  {
    title: "NNPC/SNEPCo National University Scholarship",
    description:
      "Shell's deep-water company in Nigeria and its partners pay a yearly grant to students from second year to graduation. Candidates from every state and the capital are ranked after a supervised computer test. The closing month has moved between August and October in recent years. The application is free and there are no agents.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Nigerian students in the second year of full-time study at a public university, with a CGPA of at least 3.5 out of 5.0 in the latest call, and with no other award from the oil and gas industry.",
    educationLevel: "undergraduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://www.shell.com.ng",
  },
  {
    title: "NELFUND Student Loan (Nigeria)",
    description:
      "An interest-free loan from the Nigerian Education Loan Fund. School fees go straight to the institution, and you can also ask for a monthly upkeep payment. Repayment starts two years after NYSC, once you have an income. Your school must first upload your record, so check that before you apply on the portal.",
    amount: "Interest-free loan",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Nigerian citizens admitted to a public university, polytechnic, college of education or vocational school. You need your NIN, BVN, JAMB number and matriculation details.",
    educationLevel: "undergraduate, vocational",
    gpaRequirement: "none",
    applicationUrl: "https://nelf.gov.ng",
  },
  {
    title: "NDDC Postgraduate Scholarship (Niger Delta)",
    description:
      "The Niger Delta Development Commission supports master's and PhD students from its nine states. Recent years had a scheme for study abroad and a separate one for Nigerian universities. Shortlisted applicants sit a computer-based test, and online study programmes were not accepted. Check which scheme is open and what it pays this year.",
    amount: "",
    fieldOfStudy: "Engineering, Medicine, Law, Agriculture, Sciences, Computer Science",
    country: "United Kingdom, Nigeria",
    eligibility:
      "Nigerians from Abia, Akwa Ibom, Bayelsa, Cross River, Delta, Edo, Imo, Ondo or Rivers State with a good first degree. For the foreign scheme you had to be 40 or younger with an admission letter from a recognised university abroad, in the United Kingdom or elsewhere.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.nddc.gov.ng",
  },
  {
    title: "TETFund Scholarship for Academic Staff (TSAS)",
    description:
      "Pays for lecturers in Nigeria's public institutions to take a master's or PhD. The part for study abroad was suspended from January 2025, so new awards are for study inside Nigeria. You do not apply to TETFund directly: your institution nominates you through its own office.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Academic staff of public universities, polytechnics and colleges of education in Nigeria that benefit from TETFund, put forward by their institution.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://tetfund.gov.ng",
  },
  {
    title: "Jim Ovia Foundation Scholarship",
    description:
      "A private foundation's award for bright Nigerian undergraduates from families with little money. It helps with tuition and upkeep, and it can be renewed while results stay good. All applications are made online on the foundation's own site, and using an agent can disqualify you. Dates differ each year.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Nigeria",
    eligibility:
      "Nigerian citizens who live in Nigeria and are full-time undergraduates at an accredited institution, with good results, leadership potential and financial need.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.jimoviafoundation.org",
  },
  {
    title: "Federal TVET Initiative (Nigeria)",
    description:
      "Free technical and vocational training paid by the Federal Government, in trades such as construction, ICT, energy, manufacturing and creative work. Trainees in approved centres and technical colleges also get a monthly stipend, paid through NELFUND. There are short courses that ask for no school certificate. Amounts and open trades change, so check with the ministry.",
    amount: "Free training + stipend",
    fieldOfStudy: "Engineering, Computer Science, Agriculture, Arts",
    country: "Nigeria",
    eligibility:
      "Young Nigerians with a National Identification Number and a BVN. The six-month track needs no earlier qualification; the longer track asks for a basic certificate or proof of skills already learned.",
    educationLevel: "vocational",
    gpaRequirement: "none",
    applicationUrl: "https://education.gov.ng",
  },

  // Ghana
  {
    title: "Ghana Local Tertiary Scholarship",
    description:
      "Government support with fees for Ghanaians who study in Ghana. There are three steps: an online form, an aptitude test and an interview at the district assembly you choose. The body that runs it has been changing from the Scholarships Secretariat to a Scholarships Authority, and the window has moved between April and September, so check the portal often.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Ghana",
    eligibility:
      "Ghanaian citizens who live in Ghana and are admitted to a recognised tertiary programme. In the 2025 round, students of public universities had to be in Level 200 or above, because first years are helped by another policy.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.scholarships.gov.gh",
  },
  {
    title: "GETFund Local Scholarship (Ghana)",
    description:
      "The Ghana Education Trust Fund pays fees for students in accredited colleges and universities in Ghana, public and private. Awards cover diploma, degree, master's and PhD programmes and can run to the end of the course. In the 2022 round the notice came out in mid November and applications were taken into December.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Ghana",
    eligibility:
      "Ghanaians enrolled in or admitted to an accredited tertiary institution in Ghana, selected on merit and need.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.getfund.gov.gh",
  },
  {
    title: "GETFund Postgraduate Foreign Scholarship (Ghana)",
    description:
      "Supports Ghanaians who take a master's or PhD at a university outside Ghana, with priority for science, technology, engineering, mathematics and health. The call for 2026/27 closed in spring after one extension. Apply only on GETFund's own portal and have your admission papers ready.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "United Kingdom, United States, Germany, Canada",
    eligibility:
      "Ghanaian graduates with good results who plan postgraduate study at a recognised university abroad. The countries shown here are examples: the current notice says which subjects and countries are accepted.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.getfund.gov.gh",
  },
  {
    title: "Students Loan Trust Fund (SLTF), Ghana",
    description:
      "A government loan that helps with fees, books and living costs during the academic year. Since 2022 you no longer need a guarantor. Repayment begins after your studies, national service and a grace period. Apply online with your Ghana Card as soon as your admission is confirmed.",
    amount: "Loan",
    fieldOfStudy: "All fields",
    country: "Ghana",
    eligibility:
      "Ghanaian students in an accredited programme at an accredited public or private tertiary institution in Ghana.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.sltf.gov.gh",
  },
  {
    title: "No Fees Stress Policy for First-Year Students (Ghana)",
    description:
      "Ghana's policy, launched in July 2025, that pays the academic fees of first-year students in public tertiary institutions. It is handled by the Students Loan Trust Fund, but it is not a loan. You register on the SLTF portal and your school confirms your details. It does not pay hostel or other living costs.",
    amount: "First-year academic fees",
    fieldOfStudy: "All fields",
    country: "Ghana",
    eligibility: "Ghanaian first-year students in public tertiary institutions in Ghana.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.sltf.gov.gh",
  },
  {
    title: "MTN Bright Scholarship (MTN Ghana Foundation)",
    description:
      "Pays tuition and accommodation, a stipend for books and a device such as a laptop, for good students who need help with money. It is for first degrees, and recent rounds also accepted vocational and technical training. Shortlisted students are interviewed by a panel. The online form is free, and the last day has often been the end of May.",
    amount: "Tuition + accommodation + stipend",
    fieldOfStudy: "All fields",
    country: "Ghana",
    eligibility:
      "Ghanaian students in a public tertiary institution in Ghana, or in technical and vocational training, with very good results, good conduct and financial need. The 2024 round was for continuing students.",
    educationLevel: "undergraduate, vocational",
    gpaRequirement: "none",
    applicationUrl: "https://mtn.com.gh",
    usualDeadline: "05-31",
  },
  {
    title: "GNPC Foundation Scholarship (Ghana)",
    description:
      "The foundation of Ghana's national oil company helps students with fees and accommodation, with special interest in science, technology, engineering and mathematics. It has also helped artisans to earn trade certificates. The scheme was being renewed in 2025 and the portal does not open every year, so check before you plan on it.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Ghana",
    eligibility:
      "Ghanaian students with good results and financial need at tertiary institutions in Ghana, from undergraduate to PhD.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.gnpcghana.com",
  },
  {
    title: "National Apprenticeship Programme (Ghana)",
    description:
      "Free hands-on training with master craftspeople, started in 2025 by the Ministry of Youth Development with the National Youth Authority. Trades include tailoring, welding, hairdressing, carpentry and car mechanics. Trainees were promised a stipend, a recognised certificate and start-up tools. Registration is online or at youth offices when a round is open.",
    amount: "Free training + stipend",
    fieldOfStudy: "Engineering, Arts, Business",
    country: "Ghana",
    eligibility:
      "Young Ghanaians who want to learn a trade. Women and people with disabilities are encouraged to apply.",
    educationLevel: "vocational",
    gpaRequirement: "none",
    applicationUrl: "https://nya.gov.gh",
  },
  {
    title: "Ashesi University Scholarships",
    description:
      "Ashesi in Ghana gives need-based aid to about half of its students, from part of the tuition to the full cost. Its Mastercard Foundation scholarships cover fees, housing, meals, learning materials and travel for students from across Africa. You send the financial aid form together with the admission application. There is more than one admission round a year, so check the dates for yours.",
    amount: "Partial to full funding",
    fieldOfStudy: "Business, Computer Science, Engineering, Law",
    country: "Ghana",
    eligibility:
      "School leavers from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other African countries with strong results, leadership potential and proof of financial need.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.ashesi.edu.gh",
  },
  {
    title: "Mastercard Foundation Scholars Program at KNUST",
    description:
      "A full scholarship at Kwame Nkrumah University of Science and Technology in Kumasi. It pays fees, accommodation, learning materials, transport and a stipend, and adds mentoring and leadership training. You also need to apply for admission to KNUST. The call usually opens in the first half of the year, and in 2025 it closed at the end of May for international applicants.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Ghana",
    eligibility:
      "Young people from Ghana and other African countries who have their final school results, serious financial need and a record of community work. Women, displaced people and people with disabilities get priority.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://mcf.knust.edu.gh",
  },

  // Uganda
  {
    title: "Government Sponsorship in Public Universities (Uganda)",
    description:
      "Uganda pays for a limited number of students in public universities and other public institutions. There is a national merit list and a district quota, with places for sportspeople and people with disabilities. You apply through your school during S6, usually towards the end of the year, before the A-level results come out. Apply for the loan scheme as well, as a second plan.",
    amount: "Tuition + allowances",
    fieldOfStudy: "All fields",
    country: "Uganda",
    eligibility:
      "Ugandan students who sit UACE (A-level) at a UNEB centre in that year and reach the cut-off for the programme they choose.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.education.go.ug",
  },
  {
    title: "HESFB Student Loan Scheme (Uganda)",
    description:
      "The Higher Education Students' Financing Board lends money for tuition, functional and research fees, and for aids for students with disabilities. Most loans go to science and technology courses, and the board tries to balance regions and gender. It does not pay for food or rent, and it must be repaid after your studies. The window opens near university admissions, so watch the site.",
    amount: "Loan for fees",
    fieldOfStudy: "Sciences, Engineering, Computer Science, Medicine, Agriculture, Nursing",
    country: "Uganda",
    eligibility:
      "Ugandans admitted to an accredited diploma or degree programme in a recognised institution who cannot pay for it and have no other scholarship. Students with disabilities may also take humanities.",
    educationLevel: "undergraduate, vocational",
    gpaRequirement: "none",
    applicationUrl: "https://hesfb.go.ug",
  },
  {
    title: "Makerere University Fees Waiver for Female Students",
    description:
      "Makerere's Gender Mainstreaming Directorate pays tuition and functional fees for first-year women from poor homes, for the full length of the degree. You must cover food, rent and other needs yourself. Application forms are free, and selection can include a visit to your home. The notice appears when the new academic year is about to begin.",
    amount: "Tuition and functional fees",
    fieldOfStudy: "All fields",
    country: "Uganda",
    eligibility:
      "Ugandan women who enter first year at Makerere by direct entry from A-level, come from a disadvantaged home, and have neither government sponsorship nor another scholarship.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.mak.ac.ug",
  },
  {
    title: "Madhvani Foundation Scholarship (Uganda)",
    description:
      "Pays tuition for Ugandans in scientific and technical courses at universities in Uganda. Undergraduates are supported from second year to the end of the course, and postgraduates for the whole programme. The money goes straight to the university. The programme for 2025/26 was launched in April, and forms can be downloaded free.",
    amount: "Tuition",
    fieldOfStudy:
      "Agriculture, Engineering, Computer Science, Sciences, Medicine, Nursing, Architecture, Business",
    country: "Uganda",
    eligibility:
      "Ugandan citizens at a university in Uganda who finished first year without a retake and meet the minimum CGPA, or who are admitted to a postgraduate course. You must not hold another scholarship.",
    educationLevel: "undergraduate, graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.madhvanifoundation.com",
  },
  {
    title: "Presidential Skilling Initiative and Industrial Hubs (Uganda)",
    description:
      "Free six-month vocational courses in skilling centres in Kampala and in industrial hubs around the country. Trades include tailoring, baking, hairdressing, carpentry, building, welding, plumbing and electronics. At the end, trainees are assessed by the Directorate of Industrial Training for a certificate. Places are given through local leaders, so ask your local council or district office when the next intake starts.",
    amount: "Free training",
    fieldOfStudy: "Engineering, Arts, Agriculture, Business",
    country: "Uganda",
    eligibility:
      "Young Ugandans from needy homes, including people who left school early. Centres give priority to those recommended by local authorities.",
    educationLevel: "vocational",
    gpaRequirement: "none",
    applicationUrl: "https://presidentialinitiatives.go.ug",
  },
  {
    title: "Uganda Bilateral Scholarships (Central Scholarship Committee)",
    description:
      "Scholarships offered to Uganda by friendly governments and advertised by the Ministry of Education and Sports. Algeria and Cuba are regular hosts, and other countries join in some years. Adverts often come out in July and August. Read who pays for the air ticket and whether you must first study the language of the country.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "Algeria, Cuba",
    eligibility:
      "Ugandan citizens with the A-level results and age limit given in each advert. Most places are for a first degree, with fewer for postgraduate study.",
    educationLevel: "undergraduate, graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.education.go.ug",
  },

  // Ethiopia
  {
    title: "Mastercard Foundation Scholars Program, University of Gondar",
    description:
      "A full scholarship at the University of Gondar, run with Queen's University in Canada, with a strong focus on people with disabilities. It pays tuition, accommodation, a stipend and study support. There has been a master's stream and an undergraduate stream for students with disabilities. The first grant began in 2018/19 for a fixed number of years, so confirm that a new intake is open.",
    amount: "Full funding",
    fieldOfStudy: "Law, Psychology, Nursing, Medicine, Education, Social Work",
    country: "Ethiopia",
    eligibility:
      "Ethiopians with financial need, including students with visual, hearing or mobility impairments; some calls are for nationals of neighbouring countries. Master's applicants need a recent bachelor's degree in a related field.",
    educationLevel: "undergraduate, graduate",
    gpaRequirement: "none",
    applicationUrl: "https://uogqueensmcf.com",
  },
  {
    title: "Haile-Manas Academy Financial Aid (Ethiopia)",
    description:
      "A boarding secondary school in Debre Birhan that takes promising students from every region of Ethiopia. It tries to admit them without regard to what the family can pay, and it gives need-based help with the fees. Many students go on to universities in Ethiopia and abroad. Check the school's site for this year's entrance test.",
    amount: "Need-based aid",
    fieldOfStudy: "All fields",
    country: "Ethiopia",
    eligibility: "Ethiopian students who are about to enter Grade 9, with strong school results and promise.",
    educationLevel: "high_school",
    gpaRequirement: "none",
    applicationUrl: "https://hmacademy.org",
  },
  {
    title: "Cost-Sharing in Ethiopian Public Universities",
    description:
      "This is how most students in Ethiopia's public universities pay for their degree. You sign an agreement with the university, study now, and repay a share of the tuition and the cost of food and lodging after graduation, when you earn. Rules are changing at some universities that now have more autonomy. Ask the registrar what applies to your year.",
    amount: "Pay after graduation",
    fieldOfStudy: "All fields",
    country: "Ethiopia",
    eligibility:
      "Ethiopian students placed in a public university by the Ministry of Education after the national entrance examination.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://moe.gov.et",
  },
  {
    title: "Czech Government Scholarship for Developing Countries",
    description:
      "Master's and doctoral study at public universities in the Czech Republic. It gives a monthly stipend, and there are programmes in English as well as a track with a preparatory year of Czech. Only a short list of countries can apply, and Ethiopia was on it for 2024/25. In earlier calls the online form closed on 30 September, a year before the studies start.",
    amount: "Monthly stipend",
    fieldOfStudy: "Engineering, Agriculture, Sciences, Business, Computer Science, Medicine",
    country: "Czech Republic",
    eligibility:
      "Ethiopian citizens aged 18 or older with a completed bachelor's or master's degree, if Ethiopia is on the list for that year. You cannot hold permanent residence in the European Union.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://mzv.gov.cz",
    usualDeadline: "09-30",
  },

  // School level, across Africa
  {
    title: "African Leadership Academy (ALA)",
    description:
      "A boarding school in Johannesburg with a two-year pre-university programme in leadership, entrepreneurship and African studies. Fees are high, but the academy gives need-based aid, up to full support for some students. Selection looks at what you have started and led as well as at school marks. Applications usually open in the middle of the year before you start.",
    amount: "Need-based aid",
    fieldOfStudy: "All fields",
    country: "South Africa",
    eligibility:
      "Students aged about 15 to 18 from any African country, including Kenya, Nigeria, Ghana, Ethiopia and Uganda, who are finishing or have just finished secondary school.",
    educationLevel: "high_school",
    gpaRequirement: "none",
    applicationUrl: "https://www.africanleadershipacademy.org",
  },
  {
    title: "United World Colleges (UWC) Scholarships",
    description:
      "UWC schools bring together students from all over the world for two years, most of them for the International Baccalaureate Diploma. Many get a need-based scholarship that can cover all costs. You apply through the UWC national committee of your country, not to a school. Each committee sets its own dates, often in the last months of the year before you start.",
    amount: "Need-based, up to full funding",
    fieldOfStudy: "All fields",
    country: "Eswatini, Tanzania, United Kingdom, United States, Canada, Germany, Netherlands, Italy, India",
    eligibility:
      "Students aged about 16 to 18, selected by the national committee of their home country. Refugees can have their own route; ask the committee where you live.",
    educationLevel: "high_school",
    gpaRequirement: "none",
    applicationUrl: "https://www.uwc.org",
  },
  {
    title: "Rise Global Challenge",
    description:
      "A programme of the Rhodes Trust and the philanthropy of Eric and Wendy Schmidt that looks for promising teenagers everywhere. Winners can get need-based help with the cost of university, a residential summit, mentoring and later support for their projects. You apply with a project of your own and short videos. Grades alone do not decide, and there is no fee.",
    amount: "Need-based support",
    fieldOfStudy: "All fields",
    country: "United States, United Kingdom, Canada",
    eligibility:
      "Young people aged 15 to 17 from any country on the date given in the rules. You choose where to study later; the countries listed here are only examples.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.risefortheworld.org",
  },

  // Refugees
  {
    title: "DAFI Refugee Scholarship (UNHCR)",
    description:
      "University scholarships for refugees in the country where they have found asylum. It pays tuition and helps with books, food, transport and housing, with mentoring during the degree. UNHCR and its partners open the call in each country, often between July and September. The number of places depends on funding, so ask the UNHCR office near you.",
    amount: "Tuition + allowances",
    fieldOfStudy: "All fields",
    country: "Kenya, Uganda, Ethiopia, Ghana, Nigeria",
    eligibility:
      "Recognised refugees living in the country who finished secondary school with good results and have no other way to pay for study. There is an upper age limit at the start of the degree.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.unhcr.org/dafi-scholarships",
  },
  {
    title: "UNICORE: University Corridors for Refugees (Italy)",
    description:
      "Italian universities offer two-year master's degrees to refugees in a group of African countries. Students pay no tuition and get help with the visa, the flight, housing and living costs. Each university publishes its own call, and there is a limit on how many you may apply to. The 2025 round ran from March to April.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Italy",
    eligibility:
      "Recognised refugees who live in a country named in the call; the 2025 list included Ethiopia, Kenya, Nigeria and Uganda. You need a bachelor's degree with the marks that the university asks for.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://universitycorridors.unhcr.it",
  },
  {
    title: "WUSC Student Refugee Program (Canada)",
    description:
      "Combines resettlement in Canada with a place at a university or college. Student groups on Canadian campuses sponsor each refugee for the first year, and students arrive as permanent residents. It is not a full scholarship: after the first year you work and use the same student aid as other residents. Calls open once a year in each country of asylum.",
    amount: "First-year sponsorship",
    fieldOfStudy: "All fields",
    country: "Canada",
    eligibility:
      "Refugees in Kenya, Uganda or another country where the programme works. Recent calls asked for an age of 18 to 25, a completed secondary school certificate, good English or French, and no spouse or children.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://srp.wusc.ca",
  },

  // Across Africa
  {
    title: "Mastercard Foundation Scholars Program (all partners)",
    description:
      "A family of full scholarships at universities in Africa and beyond for young Africans with talent and little money. It pays tuition, housing, food, books and travel, and adds mentoring and help to find work. You do not apply to the foundation: choose a partner university from its list and follow that university's call. Many close between December and February, and several African partners between April and June.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Ghana, Kenya, Uganda, Rwanda, South Africa, Canada, United Kingdom, France",
    eligibility:
      "Young people from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other African countries with good results, financial need and a wish to give back. Women, refugees and people with disabilities are encouraged.",
    educationLevel: "undergraduate, graduate",
    gpaRequirement: "none",
    applicationUrl: "https://mastercardfdn.org",
  },
  {
    title: "Mastercard Foundation Scholars Program at USIU-Africa",
    description:
      "Full scholarships for a first degree at United States International University-Africa in Nairobi. It pays fees, accommodation and meals, medical cover, a laptop, travel and a stipend. Only some degrees are included, such as computing, pharmacy, finance, film and international relations. Intakes are announced by term, so check which one is open.",
    amount: "Full funding",
    fieldOfStudy: "Computer Science, Medicine, Business, Communications, Arts, Psychology",
    country: "Kenya",
    eligibility:
      "African youth, 29 or younger in past calls, who face barriers of money, gender, displacement or disability and meet the university's entry rules. It must be your first degree.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.usiu.ac.ke",
  },
  {
    title: "Mastercard Foundation Scholars at Carnegie Mellon University Africa",
    description:
      "CMU-Africa in Kigali teaches American master's degrees in information technology, electrical and computer engineering, and engineering artificial intelligence. The scholarship covers tuition, health insurance, travel and basic living costs, with career coaching. You apply for admission first and are then considered. Recent admission rounds closed in the middle of January.",
    amount: "Full funding",
    fieldOfStudy: "Computer Science, Engineering",
    country: "Rwanda",
    eligibility:
      "Citizens of African countries with a bachelor's degree in a technical field, strong mathematics, financial need and a record of community work.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.africa.engineering.cmu.edu",
    usualDeadline: "01-15",
  },
  {
    title: "Mastercard Foundation Scholars Program, University of Pretoria",
    description:
      "Full funding for Africans at one of South Africa's largest research universities. It covers tuition, accommodation, living costs, travel and study materials, and graduates are expected to go home and serve. You need provisional admission to one of the programmes on the scheme's list. Levels and closing dates vary by year, mostly between August and October.",
    amount: "Full funding",
    fieldOfStudy: "Agriculture, Business, Engineering, Sciences",
    country: "South Africa",
    eligibility:
      "Citizens of African countries from low-income homes with very good results and leadership experience. Most places in past calls were for honours and master's degrees.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.up.ac.za",
  },
  {
    title: "Mandela Rhodes Scholarship",
    description:
      "Pays for an honours or master's degree at a South African university, with a leadership programme built on workshops through the year. It covers tuition, accommodation, meals, a personal allowance and flights. An MBA is not funded. Applications usually open in March, and the essays take time, so start early.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "South Africa",
    eligibility:
      "Citizens of any African country aged 19 to 29 with a first degree at 70% or upper second class, or who will have it before the scholarship starts.",
    educationLevel: "graduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://www.mandelarhodes.org",
    usualDeadline: "04-21",
  },
  {
    title: "AIMS Master's in Mathematical Sciences",
    description:
      "An intensive master's of about one year at the African Institute for Mathematical Sciences, with lecturers from many countries who live and teach on campus. Selected students get tuition, accommodation, meals and travel. One application covers centres in several countries. Closing dates differ by centre and have been between March and July.",
    amount: "Full funding",
    fieldOfStudy: "Sciences, Computer Science",
    country: "South Africa, Ghana, Rwanda, Senegal, Cameroon",
    eligibility:
      "African graduates, or students about to finish a four-year degree, in mathematics or a science or engineering subject with a lot of mathematics. Women are encouraged to apply.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://nexteinstein.org",
  },
  {
    title: "RSIF PhD Scholarship (PASET)",
    description:
      "The Regional Scholarship and Innovation Fund trains PhD students in applied science, engineering and technology at chosen African universities. It pays fees, a stipend, research costs and a stay at a partner institution abroad. African governments and partners fund it, and icipe in Nairobi coordinates it. There is not a call every year, so check the site.",
    amount: "Full funding",
    fieldOfStudy: "Engineering, Computer Science, Agriculture, Sciences",
    country: "Kenya, Ghana, Nigeria, Rwanda, Tanzania, Senegal",
    eligibility:
      "Citizens of countries in sub-Saharan Africa with a master's degree in a related field. Women and young university staff without a PhD are preferred.",
    educationLevel: "doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.rsif-paset.org",
  },
  {
    title: "ARPPIS PhD Scholarships at icipe",
    description:
      "Doctoral training in insect science for food, health and the environment at icipe in Nairobi. You do research there and register at a partner African university. Many places are paid together with DAAD and cover fees, research and living costs. Each call lists the projects you can choose from.",
    amount: "Full funding",
    fieldOfStudy: "Agriculture, Sciences",
    country: "Kenya",
    eligibility:
      "Graduates from sub-Saharan Africa with a master's degree in a biological, agricultural or related science and good grades. Women are encouraged to apply.",
    educationLevel: "doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.icipe.org",
  },
  {
    title: "RUFORUM Graduate Teaching Assistantship",
    description:
      "A programme of African universities that train each other's staff to PhD level, mainly in agriculture and related sciences. Your home university nominates you and a member university in another country hosts you. The two share the costs, so check what stays for you to pay. Ask your dean or research office whether your university is a member.",
    amount: "",
    fieldOfStudy: "Agriculture, Sciences",
    country: "Kenya, Uganda, Ghana, Nigeria, Ethiopia, South Africa",
    eligibility:
      "Academic staff of RUFORUM member universities in Africa who do not yet have a PhD and are nominated by their university.",
    educationLevel: "doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.ruforum.org",
  },
  {
    title: "AERC Scholarships in Economics",
    description:
      "The African Economic Research Consortium, based in Nairobi, runs shared master's and PhD programmes in economics and in agricultural economics with African universities. Scholarships pay all or part of the cost and include a period of shared courses. You normally apply for admission to a participating university first. The number of awards changes with funding.",
    amount: "",
    fieldOfStudy: "Business, Agriculture",
    country: "Kenya, Uganda, Ghana, Nigeria, Ethiopia, South Africa",
    eligibility:
      "Citizens of sub-Saharan African countries with a strong degree in economics or agricultural economics. Women and applicants from fragile states are encouraged.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://aercafrica.org",
  },
  {
    title: "L'Oréal-UNESCO For Women in Science, Sub-Saharan Africa Young Talents",
    description:
      "A grant for African women who are already in doctoral or post-doctoral research. The money supports your research, and winners also get training and visibility. Subjects are life, physical and engineering sciences, mathematics and computer science. Calls are made through the programme's website, often in the first months of the year.",
    amount: "",
    fieldOfStudy: "Sciences, Engineering, Computer Science, Medicine",
    country: "Kenya, Uganda, Ghana, Nigeria, Ethiopia, South Africa",
    eligibility:
      "Women from sub-Saharan African countries who are enrolled in a PhD or work as post-doctoral researchers at an institution in the region.",
    educationLevel: "doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.forwomeninscience.com",
  },
  {
    title: "Rotary Peace Fellowship",
    description:
      "Fully funded study in peace and development at Rotary Peace Centers. There are master's degrees on several continents and a one-year professional certificate, which Makerere University in Kampala offers for people who work in Africa. It covers tuition, room and board, travel and field study. Contact a Rotary club early, because its recommendation helps.",
    amount: "Full funding",
    fieldOfStudy: "Social Work, Law, Education",
    country: "Uganda, United Kingdom, United States, Australia, Japan",
    eligibility:
      "People of any nationality with a bachelor's degree and good English. The master's asks for three years of related work, and the certificate for five. Rotary members and their close family cannot apply, and master's fellows study outside their home country.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.rotary.org",
    usualDeadline: "05-15",
  },
  {
    title: "Islamic Development Bank (IsDB) Scholarships",
    description:
      "Support for undergraduate, master's and PhD study with a focus on science, technology and development. It pays tuition, a monthly allowance and medical costs, and travel for study abroad. For many students it works as an interest-free loan that is paid back later to help others. Uganda and Nigeria are member countries; elsewhere there is a programme for Muslim communities.",
    amount: "Tuition + stipend",
    fieldOfStudy: "Medicine, Engineering, Agriculture, Computer Science, Sciences",
    country: "Uganda, Nigeria, Kenya, Türkiye, Malaysia",
    eligibility:
      "Citizens of IsDB member countries such as Uganda and Nigeria, and students from Muslim communities in countries such as Kenya, Ghana and Ethiopia. The level and the place of study, at home or in a member country, depend on where you come from.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.isdb.org",
  },
  {
    title: "Ashinaga Africa Initiative",
    description:
      "A leadership programme for young Africans who have lost one or both parents. It pays for a first degree abroad, with preparation camps before university. Students promise to return to Africa after their studies and use what they have learned. Dates have moved over the years, so check when applications open for English-speaking countries.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Japan, United Kingdom, United States, France",
    eligibility:
      "Students from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other sub-Saharan countries who lost a parent, finished secondary school in the last two years with top results, and are under the age limit of the call.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.ashinaga.org/en/",
  },

  // United Kingdom and Ireland
  {
    title: "Chevening Scholarship",
    description:
      "The UK government's scholarship for a one-year master's at almost any British university. It pays tuition, a monthly allowance, travel and visa costs. The form opens in August; the last round closed in early October, while earlier ones closed in November. You write about leadership, networking and your career, and you must go home for two years afterwards.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens of Kenya, Nigeria, Ghana, Ethiopia and Uganda with a first degree good enough for a UK master's, often a 2:1, and at least two years (2,800 hours) of work.",
    educationLevel: "graduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://www.chevening.org",
    usualDeadline: "10-07",
  },
  {
    title: "Commonwealth Master's Scholarship",
    description:
      "A fully funded master's in the UK for people from lower-income Commonwealth countries who could not pay for it themselves. It covers fees, flights and a living allowance. You need a nomination from an agency in your country, such as the ministry of education or an approved charity, and you also fill in the Commission's own form. The agency may close earlier than the Commission.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens or refugees who live in Kenya, Nigeria, Ghana or Uganda, with a 2:1 degree, or a 2:2 and a further qualification. Ethiopia is not a Commonwealth country.",
    educationLevel: "graduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://cscuk.fcdo.gov.uk",
    usualDeadline: "10-14",
  },
  {
    title: "Commonwealth Shared Scholarship",
    description:
      "A master's scholarship paid jointly by the Commonwealth Scholarship Commission and a UK university. You choose from a list of courses, apply to the university, and complete the Commission's form. It covers fees, flights and living costs. The main form usually closes in December, but many universities set an earlier date.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens or refugees who live in Kenya, Nigeria, Ghana or Uganda, hold a 2:1 degree (or a 2:2 with a further qualification), have not studied or worked for more than a year in a high-income country, and cannot pay themselves. Not open to Ethiopia.",
    educationLevel: "graduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://cscuk.fcdo.gov.uk/scholarships/commonwealth-shared-scholarships-applications/",
  },
  {
    title: "Commonwealth PhD Scholarship",
    description:
      "Full funding for a PhD at a UK university for people from least developed and vulnerable Commonwealth states. It pays fees, flights, a stipend and part of the fieldwork costs. Your research should matter for development at home. You apply through a national agency or another approved nominator, so ask for its own closing date.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens or refugees who live in an eligible Commonwealth country; Uganda, Nigeria and Kenya have been on the list, so check it each year. You need a 2:1 degree, or a 2:2 and a relevant master's.",
    educationLevel: "doctorate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://cscuk.fcdo.gov.uk",
    usualDeadline: "10-14",
  },
  {
    title: "Commonwealth Distance Learning Scholarship",
    description:
      "Pays the fees of a part-time online master's from a UK university while you stay at home and keep your job. The courses are chosen by the Commission for their value to development. You apply to the university that offers the course and also on the Commission's system. Living costs are not paid, and the form usually opens in the first months of the year.",
    amount: "Tuition",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens or refugees who live in an eligible lower-income Commonwealth country, such as Kenya, Nigeria, Ghana or Uganda, with a 2:1 degree or a lower one with enough experience. Check the country list.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://cscuk.fcdo.gov.uk",
  },
  {
    title: "Rhodes Scholarship",
    description:
      "Full support for postgraduate study at the University of Oxford, for two years at first. It pays fees, a living stipend and flights, and you join a community of scholars at Rhodes House. There are separate competitions for Kenya, for West Africa and for East Africa, and a global one for other countries. They close on different dates between July and October.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Kenyans apply to Kenya, Ugandans to East Africa, Nigerians and Ghanaians to West Africa; Ethiopians can look at the Global Rhodes Scholarship. You need a first class degree or equivalent, and there is an age limit in the twenties.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "above_3_5",
    applicationUrl: "https://www.rhodeshouse.ox.ac.uk",
  },
  {
    title: "Clarendon Scholarship (Oxford)",
    description:
      "Oxford's largest graduate scholarship. It pays course fees and a grant for living costs for master's and DPhil students in any subject. There is no separate form: everyone who applies for a full or part-time graduate course by the December or January deadline is considered. Awards go to the strongest academic records.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Applicants of any nationality to a degree-bearing graduate course at Oxford, with excellent results and references.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.ox.ac.uk/clarendon",
  },
  {
    title: "Weidenfeld-Hoffmann Scholarships and Leadership Programme (Oxford)",
    description:
      "Pays the fees and living costs of selected graduate courses at Oxford, together with a year of leadership training and mentoring. It is meant for people who plan to return and serve their country. You choose it inside the Oxford graduate application by the December or January deadline and answer extra questions.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens who live in a developing or emerging economy on the programme's list and apply to an eligible course. Check that your country and course are included this year.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.ox.ac.uk",
  },
  {
    title: "Reach Oxford Scholarship",
    description:
      "One of the few full awards for a first degree at Oxford. It pays course fees, a grant for living costs and one return flight a year. You first need an undergraduate offer from Oxford, so the real start is the UCAS application in October of the year before. The scholarship form follows early in the next year.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Students from low-income countries on Oxford's list with an offer for a first degree, who cannot study at home for financial or political reasons. Medicine is not included. Check that your country is listed.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.ox.ac.uk",
  },
  {
    title: "GREAT Scholarships (British Council)",
    description:
      "A grant towards the fees of a one-year postgraduate course at one of many UK universities, paid by the UK government and the university. Each university offers it to students from certain countries and sets its own deadline. It is only part of the cost, so you need another source for the rest. You must already have an offer for the course.",
    amount: "At least £10,000 towards tuition",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens of countries in the scheme; Kenya, Nigeria and Ghana have been among them. Check the list for your year and the universities for your country.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://study-uk.britishcouncil.org",
  },
  {
    title: "Mastercard Foundation Scholars Program, University of Edinburgh",
    description:
      "Postgraduate scholarships in subjects about climate, energy, food, health and development. On-campus students get fees, accommodation, travel and a stipend for a one-year master's. An online track pays the fees of part-time study from home. Apply to the scholars program first, usually in October or November, and to the university only after an offer.",
    amount: "Full funding",
    fieldOfStudy: "Sciences, Engineering, Agriculture, Business, Social Work",
    country: "United Kingdom",
    eligibility:
      "African citizens, residents or refugees with a first degree, strong leadership experience and barriers to study. Recent online calls were for people under 35.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://global.ed.ac.uk/mastercard-foundation",
  },
  {
    title: "Mastercard Foundation Scholars Program, University of Cambridge",
    description:
      "Full-cost scholarships for a master's at Cambridge for people who want to work on climate resilience and sustainability in Africa. Most subjects are possible, from science to the arts; business and finance degrees are left out. You choose the scholarship inside the Cambridge application and write a statement. The funding deadline of your course is in early December or early January.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens of African countries who live in Africa, or are away only for study or work, come from an economically disadvantaged background and meet the entry grade of the course.",
    educationLevel: "graduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://www.mastercardfoundation.fund.cam.ac.uk",
  },
  {
    title: "Ireland Fellows Programme Africa",
    description:
      "The Irish government pays for a one-year master's in Ireland for young and mid-career professionals. It covers fees, flights, accommodation and living costs. You choose up to the allowed number of courses from a directory, and there are several stages with an interview. The first stage usually opens in July and can be short.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Ireland",
    eligibility:
      "Residents and citizens of listed African countries; Ethiopia, Kenya and Uganda have long been included, and recent lists added Nigeria and Ghana. You need a bachelor's degree with about a 2:1 (GPA 3.0) and two or three years of related work, and no master's degree yet.",
    educationLevel: "graduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://www.irishaidfellowships.ie",
  },

  // Germany
  {
    title: "DAAD EPOS: Development-Related Postgraduate Courses",
    description:
      "Scholarships for a list of courses at German universities that matter for developing countries, such as water, health, planning, agriculture and economics. It pays a monthly stipend, travel and insurance, and sometimes a German course. You usually send the application straight to the course. Each one has its own deadline, often between August and October for the following year.",
    amount: "Stipend + travel + insurance",
    fieldOfStudy: "Agriculture, Engineering, Medicine, Business, Sciences, Education, Architecture",
    country: "Germany",
    eligibility:
      "Graduates from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other developing countries with a good degree, usually not older than six years, and at least two years of related work.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.daad.de/en/",
  },
  {
    title: "DAAD Helmut-Schmidt-Programme (Public Policy and Good Governance)",
    description:
      "A full scholarship for chosen master's courses in Germany for people who want to work for democracy and good government at home. It pays a monthly stipend, insurance and travel, with tuition waived and a German course before you start. You apply to the university, for up to two courses. The usual window is June and July for the year after.",
    amount: "Full funding",
    fieldOfStudy: "Law, Business, Social Work",
    country: "Germany",
    eligibility:
      "Graduates in social science, law, economics or administration from countries on the DAAD list, which has included Kenya, Nigeria, Ghana, Ethiopia and Uganda. Your last degree should be recent and well above average; civic work counts.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.daad.de/en/",
    usualDeadline: "07-31",
  },
  {
    title: "KAAD Scholarships (Germany)",
    description:
      "The scholarship service of the Catholic Church in Germany supports master's and PhD students from its partner countries. It pays a monthly stipend, and German is expected or taught before you start. In a few places, such as Kumasi, Nairobi and Addis Ababa, there have also been scholarships for a local master's. Applications go through a partner committee in your country.",
    amount: "Stipend",
    fieldOfStudy: "All fields",
    country: "Germany, Ghana, Kenya, Ethiopia",
    eligibility:
      "Graduates from Ghana, Kenya, Ethiopia, Uganda, Nigeria and other partner countries with professional experience at home. Most awards go to Catholics; other Christians and people active in dialogue between religions can be proposed. Age guides: about 30 for the master's and 35 for the PhD.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.kaad.de",
    usualDeadline: "06-30",
  },

  // Elsewhere in Europe
  {
    title: "Erasmus Mundus Joint Masters",
    description:
      "Master's degrees run by groups of universities, so you study in at least two countries and earn a joint or double degree. A scholarship pays the participation costs and a monthly allowance. You apply directly to each consortium; see the official catalogue for the rules. Most deadlines fall between December and February, with study starting in autumn.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Germany, France, Netherlands, Belgium, Spain, Italy, Portugal, Sweden",
    eligibility:
      "Students of any nationality with a bachelor's degree, or in the last year of one. Some courses ask for a certain subject or English score.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://erasmus-plus.ec.europa.eu",
  },
  {
    title: "France Excellence Eiffel Scholarship",
    description:
      "The French foreign ministry's award for top international master's and PhD students. It gives a monthly allowance, travel and insurance, but not tuition, which the host school may reduce or waive. You cannot apply yourself: the French institution nominates you. Campus France closes in early January, so schools set their own date weeks before.",
    amount: "Monthly allowance + travel",
    fieldOfStudy: "Engineering, Sciences, Computer Science, Law, Business",
    country: "France",
    eligibility:
      "Students of any nationality except French who apply to a French institution in one of the priority fields. There is an age limit for the master's and another for the PhD.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.campusfrance.org/en",
    usualDeadline: "01-08",
  },
  {
    title: "Mastercard Foundation Scholars Program, Sciences Po",
    description:
      "Full tuition and living costs for a two-year master's at Sciences Po in Paris, a leading school for politics, public policy, law and economics. Scholars also get support before they arrive and help to find work. You must win admission to a master's and meet the scholarship rules as well. The last call closed in early January.",
    amount: "Full funding",
    fieldOfStudy: "Law, Business, Communications, Social Work",
    country: "France",
    eligibility:
      "African citizens under 35 without a master's degree and with real financial need. You need a bachelor's from a university on the Sciences Po list, or to come through a partner bridging programme.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.sciencespo.fr",
  },
  {
    title: "VLIR-UOS ICP Connect Scholarship (Flanders, Belgium)",
    description:
      "Fully funded study in English at universities in Flanders, in subjects such as water, food, health, statistics and development. Tuition, travel, insurance and living costs are paid for the whole programme. You apply for admission and for the scholarship at the university that runs the course. Dates differ by programme, mostly at the turn of the year.",
    amount: "Full funding",
    fieldOfStudy: "Agriculture, Sciences, Medicine, Engineering, Business",
    country: "Belgium",
    eligibility:
      "Nationals who also live in one of about thirty listed countries; Ethiopia, Kenya and Uganda have been on the list. The age limit is 35 for an initial master's and 45 for an advanced one, and you can apply for only one programme a year.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.vliruos.be",
  },
  {
    title: "ARES Scholarships (Wallonia-Brussels, Belgium)",
    description:
      "One-year specialised bachelor's and master's degrees, and short training courses, for professionals from partner countries. It pays travel, a living allowance, fees and insurance. Some courses are in English and many are in French. The call opens and closes in autumn, a full year before study starts, and the exact dates have changed.",
    amount: "Full funding",
    fieldOfStudy: "Agriculture, Medicine, Sciences, Business, Law, Computer Science",
    country: "Belgium",
    eligibility:
      "People who live and work in a partner country and hold its nationality; Ethiopia, Kenya and Uganda have been on the list. You need a higher education degree and at least two years of related work.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.ares-ac.be",
  },
  {
    title: "NL Scholarship (Netherlands)",
    description:
      "A one-time grant for new students from outside Europe at participating Dutch universities and universities of applied sciences. It was known before as the Holland Scholarship. It does not cover the full fees, so plan the rest of your budget. You apply through the institution, which closes on 1 February or 1 May.",
    amount: "€5,000 in the first year",
    fieldOfStudy: "All fields",
    country: "Netherlands",
    eligibility:
      "Citizens of countries outside the European Economic Area who apply for a full-time bachelor's or master's and have not studied in the Netherlands before. Institutions add their own rules on grades.",
    educationLevel: "undergraduate, graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.studyinnl.org",
    usualDeadline: "02-01",
  },
  {
    title: "Swedish Institute Scholarship for Global Professionals",
    description:
      "Pays full tuition for a master's in Sweden, with a monthly living allowance, a travel grant and insurance. First apply to the master's by mid January on the national admissions site, then send the scholarship form in a short window in February. It is made for people with work and leadership experience. The list of countries has become shorter, so check yours first.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Sweden",
    eligibility:
      "Citizens of listed countries; Nigeria and Kenya were in the 2026 call, and Ethiopia, Ghana and Uganda were on earlier lists. You must show leadership and, in past calls, at least 3,000 hours of work.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://si.se/en/apply/scholarships/",
    usualDeadline: "02-25",
  },
  {
    title: "ETH Zurich Excellence Scholarship (ESOP)",
    description:
      "Support for outstanding students who take their master's at ETH Zurich. It pays a grant for living and study costs and waives the tuition fee for the regular length of the degree. You apply for the scholarship at the same time as for the master's, in the autumn window, with a short proposal for your thesis.",
    amount: "Tuition waiver + living costs",
    fieldOfStudy: "Engineering, Sciences, Computer Science, Architecture",
    country: "Switzerland",
    eligibility:
      "Students of any nationality with excellent bachelor's results, among the top ten percent of their programme.",
    educationLevel: "graduate",
    gpaRequirement: "above_3_5",
    applicationUrl: "https://ethz.ch/en.html",
  },
  {
    title: "Swiss Government Excellence Scholarships",
    description:
      "For research, a PhD or post-doctoral work at Swiss universities and federal institutes. It pays a monthly amount, insurance and other allowances. You need a letter from a professor in Switzerland who agrees to supervise you, and that takes time to find. The call opens in August and the Swiss embassy for your country sets the closing date.",
    amount: "Monthly stipend",
    fieldOfStudy: "All fields",
    country: "Switzerland",
    eligibility:
      "Researchers with a master's degree, below the age limit of the call, from one of the many partner countries. The kinds of scholarship on offer differ by country, so read the page for yours.",
    educationLevel: "doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.sbfi.admin.ch",
  },
  {
    title: "Stipendium Hungaricum",
    description:
      "Hungary's scholarship for bachelor's, master's, one-tier master's and doctoral degrees, many of them taught in English. Tuition is free, with a monthly stipend, a dormitory place or a contribution to rent, and medical insurance. The stipend is small, so most students need some money of their own. You apply online and also to the responsible office in your country, which must nominate you.",
    amount: "Tuition + stipend",
    fieldOfStudy: "All fields",
    country: "Hungary",
    eligibility:
      "Citizens of countries with an agreement, including Kenya, Nigeria, Ghana, Ethiopia and Uganda, aged 18 or more when studies start. Each country sets its own grades, age limits and subjects. Nigerians should first check how nominations work now.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://stipendiumhungaricum.hu",
    usualDeadline: "01-15",
  },
  {
    title: "Türkiye Scholarships (Türkiye Bursları)",
    description:
      "The Turkish state's scholarship at every level of university. It covers tuition, a monthly stipend, accommodation, health insurance, one return flight and a first year of Turkish language. One online form is used for all levels, open from about 10 January to 20 February. Shortlisted people are called for an interview.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Türkiye",
    eligibility:
      "Citizens of all countries except Türkiye, so Kenyans, Nigerians, Ghanaians, Ethiopians and Ugandans can all apply. Age limits in past calls were under 21 for undergraduate, under 30 for master's and under 35 for PhD, with minimum marks for each level.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.turkiyeburslari.gov.tr",
    usualDeadline: "02-20",
  },
  {
    title: "Russian Government Scholarship (state quota)",
    description:
      "Free places at Russian public universities for foreign citizens, at all levels. It pays tuition and a small monthly stipend; travel, insurance and most living costs are yours. Most courses are in Russian, with a preparatory year if you need it. You register on the official portal and are selected through the Russian House or embassy; check travel and payment conditions carefully first.",
    amount: "Tuition + small stipend",
    fieldOfStudy: "All fields",
    country: "Russia",
    eligibility:
      "Citizens of foreign countries with a quota, among them Kenya, Nigeria, Ghana, Ethiopia and Uganda, with the school certificate or degree needed for the next level.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://education-in-russia.com",
  },

  // Asia and the Middle East
  {
    title: "Chinese Government Scholarship",
    description:
      "China's main scholarship for foreign students, from bachelor's to PhD. A full award pays tuition, accommodation, a monthly stipend and medical insurance. There are two main ways to apply: through the Chinese embassy or a government office in your country, or through a Chinese university. Most calls run between January and April, and a degree in Chinese starts with a language year.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "China",
    eligibility:
      "Citizens of Kenya, Nigeria, Ghana, Ethiopia, Uganda and other countries in good health. Usual age limits are 25 for a bachelor's, 35 for a master's and 40 for a PhD.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.campuschina.org",
  },
  {
    title: "Schwarzman Scholars",
    description:
      "A one-year master's in global affairs at Tsinghua University in Beijing, taught in English. It pays tuition, room and board, travel and a stipend. Students live together and study China, leadership and public policy. The application for most countries usually closes in September, and finalists are interviewed.",
    amount: "Full funding",
    fieldOfStudy: "Business, Law, Social Work, Communications",
    country: "China",
    eligibility:
      "Graduates of any nationality, older than 18 and not yet 29 when the programme starts, with a bachelor's degree, proven leadership and strong English.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.schwarzmanscholars.org",
  },
  {
    title: "MEXT Undergraduate Scholarship (Japan, embassy route)",
    description:
      "The Japanese government pays for a first degree in Japan, with one year of language and preparatory study before it. Tuition, a monthly allowance and flights are covered. You apply at the Japanese embassy in your country, which holds written tests and an interview. Embassies usually collect forms in May or June for the next April.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Japan",
    eligibility:
      "School leavers from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other countries, under the age limit of the call, with good marks and a will to learn Japanese. Ask the embassy whether this type is offered in your country this year.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.studyinjapan.go.jp/en/",
  },
  {
    title: "MEXT Research Student Scholarship (Japan, embassy route)",
    description:
      "For graduates who want to do research, a master's or a PhD at a Japanese university. It pays fees, a monthly allowance and flights, and most people begin as research students before the entrance exam of the degree. You need a clear research plan and a professor who would accept you. Embassies usually take forms in May and June.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Japan",
    eligibility:
      "Graduates under 35 from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other countries, who stay in the field of their first degree or one close to it.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.studyinjapan.go.jp/en/",
  },
  {
    title: "ABE Initiative (JICA), Japan",
    description:
      "A master's degree at a Japanese university joined with contact to Japanese companies, for young Africans in business, government or teaching. It pays tuition, a living allowance and flights, and some people do an internship after graduation. You apply through the JICA office in your country, usually in the second half of the year.",
    amount: "Full funding",
    fieldOfStudy: "Engineering, Agriculture, Business, Computer Science, Sciences",
    country: "Japan",
    eligibility:
      "Citizens of African countries with a bachelor's degree and, for most groups, some work experience. The age limit has been 39. Offices add conditions for their country.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.jica.go.jp/english/",
  },
  {
    title: "Global Korea Scholarship (undergraduate)",
    description:
      "South Korea's government scholarship for a first degree, with one year of Korean language before it. It pays flights, tuition, a monthly allowance, insurance and the language course. You apply either through the Korean embassy or to one university, never both. The call usually comes out in September, with short deadlines in September and October.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "South Korea",
    eligibility:
      "Secondary school leavers under 25 from countries with a quota, which differs each year, with marks of about 80% or more, or in the top part of their class. Neither you nor your parents can hold Korean nationality.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.studyinkorea.go.kr",
  },
  {
    title: "Global Korea Scholarship (graduate)",
    description:
      "Full support for a master's or PhD in South Korea, after a year of language study for those who need it. It covers flights, tuition, a monthly allowance, research support and insurance. Choose the embassy route, where you can name several universities, or the university route for only one. The embassy window is short and usually falls in February or March.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "South Korea",
    eligibility:
      "Graduates under 40 from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other countries with a quota, with marks of about 80% or more in the last degree.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.studyinkorea.go.kr",
  },
  {
    title: "ICCR Africa Scholarship Scheme (India)",
    description:
      "India's scholarship for African students at public universities, now also called the India-Africa Maitri scheme. It pays tuition, a monthly stipend, a housing allowance and an air ticket. Medical and nursing courses are not included, and some others may also be left out. The A2A portal usually takes applications in the first months of the year, up to about the end of April.",
    amount: "Tuition + stipend",
    fieldOfStudy: "Engineering, Sciences, Computer Science, Agriculture, Business, Arts, Education",
    country: "India",
    eligibility:
      "Citizens of African countries, including Kenya, Nigeria, Ghana, Ethiopia and Uganda, aged 18 or older and below the age limit of the year, with good English and a valid passport.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://a2ascholarships.iccr.gov.in",
  },
  {
    title: "KAUST Fellowship (Saudi Arabia)",
    description:
      "Students admitted to master's and PhD programmes at King Abdullah University of Science and Technology receive the KAUST Fellowship. It pays tuition, a living allowance, housing and medical cover. Teaching is in English and the laboratories are among the best equipped in the region. There is no separate scholarship form.",
    amount: "Full funding",
    fieldOfStudy: "Computer Science, Engineering, Sciences",
    country: "Saudi Arabia",
    eligibility:
      "Graduates of any nationality with a strong degree in science, engineering or mathematics who are admitted to a degree programme.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.kaust.edu.sa",
  },
  {
    title: "NYU Abu Dhabi Financial Support",
    description:
      "New York University's campus in Abu Dhabi admits students from all over the world and gives large need-based awards together with some merit support. The amount depends on what your family can pay. You apply through the Common Application and fill in the financial forms at the same time. Strong candidates are invited to a weekend of interviews and classes.",
    amount: "Need-based aid",
    fieldOfStudy: "Arts, Sciences, Engineering, Computer Science, Business, Psychology",
    country: "United Arab Emirates",
    eligibility:
      "Students of any nationality finishing secondary school with excellent results and strong English.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://nyuad.nyu.edu",
  },

  // Australia
  {
    title: "Australia Awards Africa",
    description:
      "A master's degree in Australia for people who already work in government, business or civil society. It pays return travel, tuition, a contribution to living costs and health cover. Only priority fields are accepted, such as agriculture, climate, mining and energy, public policy and inclusion. Applications open in February, and you must go home after your studies.",
    amount: "Full funding",
    fieldOfStudy: "Agriculture, Sciences, Engineering, Law, Social Work",
    country: "Australia",
    eligibility:
      "Citizens of listed African countries, at least 25 years old, employed, with several years of related work and no master's yet. Kenya, Nigeria and Ghana have been regular; the latest list reported also named Ethiopia and Uganda, so confirm yours.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.australiaawardsafrica.org",
    usualDeadline: "04-30",
  },

  // United States and Canada
  {
    title: "Fulbright Foreign Student Program",
    description:
      "The United States government's scholarship for graduate study and research at American universities. It pays tuition, a living stipend, travel and health cover for up to two years. The US embassy in your country runs the selection and sets the subjects, the levels and the deadline, often between April and July. Visa rules have become stricter for some nationalities, so ask the embassy first.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United States",
    eligibility:
      "Citizens of Kenya, Nigeria, Ghana, Ethiopia and Uganda with a bachelor's degree and a strong record; university staff are often preferred. Some countries offer only a master's or only doctoral research. Visas for Nigerians have been limited since January 2026.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://foreign.fulbrightonline.org",
  },
  {
    title: "EducationUSA Opportunity Funds Program",
    description:
      "Not a scholarship for the degree itself: it pays the costs of getting there. It can cover tests, application fees, the visa fee and the flight for students who are likely to win full aid from an American university. An adviser guides the group through the process. The programme depends on funding, so ask the EducationUSA centre in your country whether it runs this year.",
    amount: "Application and travel costs",
    fieldOfStudy: "All fields",
    country: "United States",
    eligibility:
      "Students with top results and little money who live in a country where the centre runs the programme. Nigeria is well documented; check for Ghana, Kenya, Uganda and Ethiopia.",
    educationLevel: "undergraduate, graduate",
    gpaRequirement: "none",
    applicationUrl: "https://educationusa.state.gov",
  },
  {
    title: "Knight-Hennessy Scholars (Stanford)",
    description:
      "Funds any graduate degree at Stanford University, from a master's or MBA to a PhD, for up to three years. It covers tuition, a stipend for living costs and travel, with a leadership programme. You send two applications: one to Knight-Hennessy in early October and one to the Stanford programme by its own date.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United States",
    eligibility:
      "Citizens of any country who earned their first degree within the last few years, as set in the rules, and who apply to a full-time graduate programme at Stanford.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://knight-hennessy.stanford.edu",
    usualDeadline: "10-08",
  },
  {
    title: "Berea College No-Tuition Promise",
    description:
      "Berea, a liberal arts college in Kentucky, charges no tuition to the students it admits. Every student works some hours a week on campus. International students also get help with room and board, and may be asked for a deposit before they come. Very few are admitted each year, so make your application strong.",
    amount: "Full tuition",
    fieldOfStudy: "Arts, Sciences, Computer Science, Business, Nursing, Education, Agriculture",
    country: "United States",
    eligibility:
      "Students of any nationality finishing secondary school with very good results and high financial need, with the English score that the college asks for.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.berea.edu",
  },
  {
    title: "Margaret McNamara Education Grants (MMEG)",
    description:
      "Grants for women from developing countries who are already enrolled at a university abroad and need help to finish. There are programmes for study in the United States and Canada, in South Africa, and in some other places. The grant is paid once. The US and Canada form has usually closed in the middle of January, and the South Africa one in September.",
    amount: "",
    fieldOfStudy: "All fields",
    country: "United States, Canada, South Africa",
    eligibility:
      "Women aged 25 or older, nationals of a country on the MMEG list, enrolled on campus at an accredited institution, with financial need and a record of work for women and children. Relatives of World Bank Group staff cannot apply.",
    educationLevel: "undergraduate, graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.mmeg.org",
    usualDeadline: "01-15",
  },
  {
    title: "University of Michigan African Presidential Scholars (UMAPS)",
    description:
      "Brings young lecturers from African universities to Ann Arbor for about five months. You work with a Michigan professor on research, a thesis or publications. Flights, housing, health insurance, a stipend and a research allowance are paid. It does not give a degree, but it can help you to finish a PhD at home.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United States",
    eligibility:
      "Early-career academic staff of universities in listed countries, which have included Ethiopia, Ghana, Kenya, Nigeria and Uganda, with less than ten years of teaching and support from their department.",
    educationLevel: "doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://ii.umich.edu/asc",
    usualDeadline: "10-15",
  },
  {
    title: "Lester B. Pearson International Scholarship (University of Toronto)",
    description:
      "Pays tuition, books, incidental fees and residence for four years at the University of Toronto. Your school must nominate you, usually by October, and you apply to the university and for the scholarship in November. It rewards original thinking and service in your school and community as well as top marks.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Canada",
    eligibility:
      "International students in the last year of secondary school, or who finished in the year of nomination, with excellent results and a nomination from their school. Kenya, Nigeria, Ghana, Ethiopia and Uganda are all eligible.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://future.utoronto.ca/pearson",
  },
  {
    title: "UBC International Leader of Tomorrow Award",
    description:
      "The University of British Columbia's Karen McKellin award helps international students who could not study in Canada without support. The amount follows your need, from part of the cost to nearly all of it, and can be renewed. A school or organisation must nominate you in autumn, and you must be ready to give a full picture of family income.",
    amount: "Need-based aid",
    fieldOfStudy: "All fields",
    country: "Canada",
    eligibility:
      "International students entering a first degree from secondary school with superior results, leadership in some area and high financial need, nominated by their school.",
    educationLevel: "undergraduate",
    gpaRequirement: "none",
    applicationUrl: "https://you.ubc.ca",
  },
  {
    title: "Mastercard Foundation Scholars Program at UBC",
    description:
      "The University of British Columbia gives full scholarships to young Africans in chosen degree programmes in Vancouver. Tuition, housing, food, travel and a stipend are covered, with support from arrival to first job. You send the scholarship application first and then the application to your programme. Recent dates were in the last months of the year.",
    amount: "Full funding",
    fieldOfStudy: "Agriculture, Sciences, Engineering, Business",
    country: "Canada",
    eligibility:
      "Citizens or refugees of sub-Saharan African countries with financial need and leadership experience. For the master's: 35 or younger with no graduate degree yet. Check which levels are open this year.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://mcfscholars.ubc.ca",
  },
  {
    title: "Mastercard Foundation Scholars Program at McGill",
    description:
      "Full funding for a master's at McGill University in Montreal, in programmes about public policy, public health, nutrition and sustainable agriculture. It pays tuition, housing and a stipend and helps with immigration papers. You must attend an online information session to get the form. In 2025 the sessions were in July and the form closed at the end of August.",
    amount: "Full funding",
    fieldOfStudy: "Agriculture, Medicine, Sciences, Engineering",
    country: "Canada",
    eligibility:
      "Citizens who live in an African country, 35 or younger, with a bachelor's degree in a related field, no master's degree, and financial barriers to study.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.mcgill.ca/mastercardfdn-scholars",
  },
  {
    title: "McCall MacBain Scholarship (McGill)",
    description:
      "A full scholarship for a master's or professional degree at McGill, with mentoring and a leadership programme. It pays tuition and fees and a living stipend. Character, community work and leadership weigh as much as grades, and finalists are invited to interviews in Canada. The form for international applicants usually closes in August or September.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Canada",
    eligibility:
      "Students of any nationality who will have a first bachelor's degree, or who earned it in the last few years, as set in the rules.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://mccallmacbainscholars.org",
  },

  // Several continents
  {
    title: "Joint Japan/World Bank Graduate Scholarship",
    description:
      "Pays for a master's in a field linked to development at a list of partner universities. Tuition, a monthly allowance, flights and insurance are covered. You first need an unconditional offer (except for funding) from one of the programmes. There are two windows a year; in 2026 they closed at the end of February and the end of May.",
    amount: "Full funding",
    fieldOfStudy: "Business, Agriculture, Education, Medicine, Law, Sciences, Engineering",
    country: "United States, United Kingdom, Japan, Netherlands, Australia, France",
    eligibility:
      "Citizens of developing countries that are World Bank members, including Kenya, Nigeria, Ghana, Ethiopia and Uganda, with a bachelor's degree at least three years old and three years of recent paid development work. You must be employed when you apply.",
    educationLevel: "graduate",
    gpaRequirement: "none",
    applicationUrl: "https://www.worldbank.org/en/programs/scholarships",
    usualDeadline: "02-27",
  },
  {
    title: "Aga Khan Foundation International Scholarship",
    description:
      "Help for postgraduate study at a good university when you have no other way to pay. Half is a grant and half is a loan that you repay after graduation. It covers tuition and living costs but not travel, and you should look for other funds as well. Applications open in January at the local Aga Khan office.",
    amount: "50% grant, 50% loan",
    fieldOfStudy: "All fields",
    country: "United Kingdom, United States, Canada, Kenya",
    eligibility:
      "Citizens who live in a country where the programme works; Kenya and Uganda are on the list, and one recent list also named Nigeria. Excellent grades, an admission and financial need are required. People under 30 are preferred, most awards are for a master's, and good universities in any country can be considered.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://the.akdn",
    usualDeadline: "03-31",
  },

  // The newest on the home page
  {
    title: "MTN Foundation Science and Technology Scholarship (Nigeria)",
    description:
      "A yearly award for strong students of science and technology in Nigeria's public universities, polytechnics and colleges of education. It is paid until you graduate, as long as you keep the grade. The call usually comes out between May and July, with a selection test for those on the shortlist. Apply only on MTN's own page, and never pay for a form.",
    amount: "₦300,000 / year",
    fieldOfStudy: "Computer Science, Engineering, Sciences, Medicine, Agriculture, Nursing",
    country: "Nigeria",
    eligibility:
      "Nigerian full-time students in 300 level, or HND students coming from an OND, in a science or technology course at a public institution. You need a CGPA of 3.5 out of 5.0 (second class upper) or the same in another system.",
    educationLevel: "undergraduate",
    gpaRequirement: "3_0_to_3_5",
    applicationUrl: "https://www.mtn.ng/scholarships/",
  },
  {
    title: "DAAD In-Country/In-Region Scholarship (sub-Saharan Africa)",
    description:
      "German funding for a master's or PhD without leaving Africa. You study at a partner university in your own country or, better still, in another African country. It pays tuition, a monthly stipend and a study and research allowance, and in-region scholars also get travel and health insurance. Each host has its own call, mostly between October and March, so pick your course first.",
    amount: "Tuition + stipend",
    fieldOfStudy: "Agriculture, Sciences, Engineering, Medicine, Education, Law, Business",
    country: "Kenya, Uganda, Ethiopia, Ghana, Nigeria, South Africa",
    eligibility:
      "Graduates from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other sub-Saharan countries with good results and a last degree usually not older than six years. Women and people from less privileged regions are encouraged.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.daad-kenya.org",
  },
  {
    title: "Mastercard Foundation Scholars Program at Makerere University",
    description:
      "A full scholarship at Makerere's main campus in Kampala, in a phase that runs to 2034. It pays tuition, accommodation and meals, health cover, a laptop, travel and a stipend, with leadership training and help to find work. Recent calls offered many places for a first degree and a small number for a master's. You must also apply for admission to Makerere.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "Uganda",
    eligibility:
      "Young people from Uganda and other African countries with financial need and a record of leadership or service, and no other scholarship. Refugees, displaced people and people with disabilities are encouraged. Undergraduates in the 2026 call had to be 28 or younger, with some exceptions.",
    educationLevel: "undergraduate, graduate",
    gpaRequirement: "none",
    applicationUrl: "https://mcfsp.mak.ac.ug",
    usualDeadline: "06-05",
  },
  {
    title: "Gates Cambridge Scholarship",
    description:
      "One of the best known scholarships in the world, for a PhD or a one-year postgraduate course at the University of Cambridge. It pays the full cost: fees, a living allowance, one return flight, and visa and health charges. You choose it inside the Cambridge application and show leadership and a wish to improve the lives of others. Depending on the course, the deadline is in early December or early January.",
    amount: "Full funding",
    fieldOfStudy: "All fields",
    country: "United Kingdom",
    eligibility:
      "Citizens of any country outside the United Kingdom who apply for a full-time PhD, an MLitt or a one-year postgraduate course. Some courses, such as the MBA, are not included.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.gatescambridge.org",
    usualDeadline: "12-02",
  },
  {
    title: "Pan African University Scholarship",
    description:
      "The African Union's own university offers master's and PhD study with scholarships to students from every African country. Institutes are hosted by universities in Nigeria (life and earth sciences), Cameroon (governance and social sciences), Algeria (water, energy and climate) and Kenya (science and technology). The call for 2026/27 was open from mid November to mid December. The institute in Kenya took no new students for 2026, so check which ones are open.",
    amount: "Tuition + stipend",
    fieldOfStudy: "Sciences, Engineering, Medicine, Agriculture, Law, Social Work",
    country: "Nigeria, Cameroon, Algeria, Kenya",
    eligibility:
      "Graduates from Kenya, Nigeria, Ghana, Ethiopia, Uganda and other African Union countries, and the diaspora, with good results and below the age limits in the call. Women are encouraged, and graduates are expected to work in Africa.",
    educationLevel: "graduate, doctorate",
    gpaRequirement: "none",
    applicationUrl: "https://www.au-pau.org",
    usualDeadline: "12-15",
  },
];
