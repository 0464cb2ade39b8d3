import type { Story } from "./pages.ts";

const sch = (rest: Omit<Story["facts"], "kind">): Story["facts"] => ({ kind: "scholarships", ...rest });
const job = (rest: Omit<Story["facts"], "kind">): Story["facts"] => ({ kind: "internships", ...rest });

/** An eleventh set, of the ways in which sites write deadlines: judged before the readers were run on it. */
export const datedStories: Story[] = [
  {
    name: "Time and zone",
    title: "Sunbird Masters Scholarship 2027 at the University of Malawi",
    body: `<p>The Sunbird Foundation pays the full cost of a master's degree at the University of Malawi.</p><table><tr><th>Level</th><td>Masters</td></tr><tr><th>Host country</th><td>Malawi</td></tr><tr><th>Deadline</th><td>31st March, 2027 (11:59 pm EAT)</td></tr></table><p><a href="https://sunbird.example/apply">Apply here</a></p>`,
    facts: sch({
      deadline: "2027-03-31",
      country: "Malawi",
      level: "graduate",
      link: "https://sunbird.example/apply",
    }),
  },
  {
    name: "Definition list",
    title: "Lakeshore PhD Fellowships in Fisheries, Uganda",
    body: `<p>The Lakeshore Institute offers six PhD fellowships at Makerere University in Uganda.</p><dl><dt>Opens</dt><dd>1 December 2026</dd><dt>Closes</dt><dd>Monday 1 February 2027, 23h59 EAT</dd><dt>Results</dt><dd>30 April 2027</dd><dt>Stipend</dt><dd>USD 900 per month</dd></dl><p><a href="https://lakeshore.example/phd">Application form</a></p>`,
    facts: sch({
      deadline: "2027-02-01",
      amount: "USD 900 per month",
      country: "Uganda",
      level: "doctorate",
      link: "https://lakeshore.example/phd",
    }),
  },
  {
    name: "Range",
    title: "Bourses de master Kasaï 2027 en Belgique",
    lang: "fr",
    body: `<p>La Fondation Kasaï offre vingt bourses de master en Belgique à des étudiants congolais.</p><p>La plateforme est ouverte du 1er février au 31 mars 2027 à minuit.</p><p><a href="https://kasai.example/bourses">Postuler</a></p>`,
    facts: sch({
      deadline: "2027-03-31",
      country: "Belgium",
      level: "graduate",
      link: "https://kasai.example/bourses",
      citizens: "Democratic Republic of the Congo",
    }),
  },
  {
    name: "French table",
    title: "Bourses de doctorat Sahel Eau 2027 (France)",
    lang: "fr",
    body: `<p>Le programme Sahel Eau finance des thèses de doctorat en France.</p><table><tr><td>Lancement de l'appel</td><td>15 décembre 2026</td></tr><tr><td>Clôture de l'appel</td><td>mercredi 31 mars 2027 à 17 h (heure de Paris)</td></tr><tr><td>Auditions</td><td>10 mai 2027</td></tr></table><p>Montant : 1 500 euros par mois.</p><p><a href="https://saheleau.example/dossier">Déposer un dossier</a></p>`,
    facts: sch({
      deadline: "2027-03-31",
      amount: "1 500 euros par mois",
      country: "France",
      level: "doctorate",
      link: "https://saheleau.example/dossier",
    }),
  },
  {
    name: "No later than",
    title: "Mara Conservation Internship, Kenya",
    body: `<p>Mara Trust takes eight interns for six months in Narok, Kenya. Interns are paid KES 15,000 per month.</p><p>Send your CV and a cover letter to the Trust no later than 5:00 pm on Friday the 15th of January 2027.</p><p><a href="https://maratrust.example/interns">Apply online</a></p>`,
    facts: job({
      deadline: "2027-01-15",
      amount: "KES 15,000 per month",
      country: "Kenya",
      link: "https://maratrust.example/interns",
      company: "Mara Trust",
    }),
  },
  {
    name: "Up to and including",
    title: "Ngorongoro Bachelor Scholarships at the University of Dodoma, Tanzania",
    body: `<p>Forty scholarships pay tuition for bachelor's students of the University of Dodoma in Tanzania.</p><p>You can apply up to and including 26 February 2027. Decisions come by the end of May.</p><p><a href="https://ngoro.example/form">Online form</a></p>`,
    facts: sch({
      deadline: "2027-02-26",
      country: "Tanzania",
      level: "undergraduate",
      link: "https://ngoro.example/form",
    }),
  },
  {
    name: "Window in words",
    title: "Call for applications: Zambezi Masters Grants 2027",
    body: `<p>Zambezi Masters Grants send young Zambians to master's programmes in Ireland.</p><h3>Application period</h3><p>From Monday, 4 January to Friday, 19 February 2027</p><p><a href="https://zambezi.example/grants">Start your application</a></p>`,
    facts: sch({
      deadline: "2027-02-19",
      country: "Ireland",
      level: "graduate",
      link: "https://zambezi.example/grants",
      citizens: "Zambia",
    }),
  },
  {
    name: "Year in the title",
    title: "Atlas Leaders Undergraduate Scholarship 2027",
    body: `<p>The Atlas Leaders Scholarship supports undergraduate students at universities in Morocco.</p><p><b>Deadline:</b> 12 March</p><p>Interviews take place in April and May.</p><p><a href="https://atlasleaders.example/apply">Apply now</a></p>`,
    facts: sch({
      deadline: "2027-03-12",
      country: "Morocco",
      level: "undergraduate",
      link: "https://atlasleaders.example/apply",
    }),
  },
  {
    name: "Rounds",
    title: "Rift Valley Tech Fellowship 2027 in Rwanda",
    body: `<p>Rift Valley Tech pays for master's students of computing at universities in Rwanda.</p><ul><li>Round 1: closed on 30 September 2026</li><li>Round 2: applications close on 20 January 2027</li><li>Round 3: applications close on 20 May 2027</li></ul><p><a href="https://rvtech.example/apply">Apply for the fellowship</a></p>`,
    facts: sch({
      deadline: "2027-01-20",
      country: "Rwanda",
      level: "graduate",
      link: "https://rvtech.example/apply",
    }),
  },
  {
    name: "Ethiopian calendar",
    title: "የማስተርስ ስኮላርሺፕ ማስታወቂያ, Blue Nile Masters Scholarship",
    body: `<p>Blue Nile Foundation offers master's scholarships at Bahir Dar University in Ethiopia.</p><p>የማመልከቻ የመጨረሻ ቀን: ጥር 22 ቀን 2019 ዓ.ም</p><p><a href="https://bluenile.example/apply">Apply here</a></p>`,
    facts: sch({
      deadline: "2027-01-30",
      country: "Ethiopia",
      level: "graduate",
      link: "https://bluenile.example/apply",
    }),
  },
  {
    name: "Ethiopian calendar in Latin letters",
    title: "Awash Bank Graduate Trainee Programme, Addis Ababa",
    body: `<p>Awash Horizon Bank in Addis Ababa, Ethiopia, hires forty graduate trainees.</p><p>Registration ends on Tahsas 25, 2019 E.C.</p><p><a href="https://awashhorizon.example/vacancy">Register here</a></p>`,
    facts: job({
      deadline: "2027-01-03",
      country: "Ethiopia",
      link: "https://awashhorizon.example/vacancy",
      company: "Awash Horizon Bank",
    }),
  },
  {
    name: "Closes on, with extension",
    title: "Volta Nursing Scholarships, Ghana",
    body: `<p>Volta Health pays the fees of nursing diploma students in Ghana: GHS 6,000 per year.</p><p>The portal was to close on 30 November 2026. The date has been extended: the portal now closes on 18 December 2026 at 5 pm.</p><p><a href="https://voltahealth.example/portal">Go to the portal</a></p>`,
    facts: sch({
      deadline: "2026-12-18",
      amount: "GHS 6,000 per year",
      country: "Ghana",
      level: "vocational",
      link: "https://voltahealth.example/portal",
    }),
  },
  {
    name: "Numbers with dots",
    title: "Elbe Research Internships in Germany 2027",
    body: `<p>The Elbe Institute in Germany takes twelve students for three months in summer.</p><p>Monthly pay: EUR 950.</p><p>Bewerbungsschluss / application closing date: 31.01.2027</p><p><a href="https://elbe.example/intern">Application portal</a></p>`,
    facts: job({
      deadline: "2027-01-31",
      amount: "EUR 950 per month",
      country: "Germany",
      link: "https://elbe.example/intern",
      company: "Elbe Institute",
    }),
  },
  {
    name: "You have until",
    title: "Baraka Secondary School Bursary, Kenya",
    body: `<p>Baraka Trust pays school fees for needy students who join Form One in Kenya.</p><p>Parents have until Tuesday, December 15, 2026 to bring the forms to the nearest chief's office.</p><p><a href="https://baraka.example/bursary.pdf">Download the form</a></p>`,
    facts: sch({
      deadline: "2026-12-15",
      country: "Kenya",
      level: "high_school",
      link: "https://baraka.example/bursary.pdf",
    }),
  },
  {
    name: "Kiswahili",
    title: "Ufadhili wa masomo ya shahada, Chuo Kikuu cha Mwanga",
    lang: "sw",
    body: `<p>Mwanga Foundation inatoa ufadhili wa masomo ya shahada ya kwanza nchini Tanzania.</p><p>Mwisho wa kutuma maombi ni tarehe 28 Februari 2027 saa sita usiku.</p><p><a href="https://mwanga.example/omba">Omba hapa</a></p>`,
    facts: sch({
      deadline: "2027-02-28",
      country: "Tanzania",
      level: "undergraduate",
      link: "https://mwanga.example/omba",
    }),
  },
  {
    name: "French with a limit",
    title: "Programme de stages Equateur Énergie 2027, Gabon",
    lang: "fr",
    body: `<p>Équateur Énergie accueille trente stagiaires à Libreville, au Gabon. Indemnité : 150 000 FCFA par mois.</p><p>Envoyez votre candidature avant le vendredi 22 janvier 2027 inclus, délai de rigueur.</p><p><a href="https://equateur.example/stages">Candidater</a></p>`,
    facts: job({
      deadline: "2027-01-22",
      amount: "150 000 FCFA par mois",
      country: "Gabon",
      link: "https://equateur.example/stages",
      company: "Équateur Énergie",
    }),
  },
];
