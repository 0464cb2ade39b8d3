import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./entry-words.ts";

type Words = Translation<typeof english>;

export const entryPages: Words["entryPages"] = {
  uganda: {
    country: "Uganda",
    title: "በዩጋንዳ ዩኒቨርሲቲ መግባት",
    intro: "ልንተማመንበት የምንችል የፕሮግራሞች እና የመቁረጫ ነጥቦች ዝርዝር ስለሌለ አናሳይም። ቦታ የሚሰጠው እንደሚከተለው ነው።",
    parts: [
      {
        heading: "ዲግሪ የሚጠይቀው",
        text: ["በUCE አምስት ማለፊያዎች፣ እና በአንድ ጊዜ በተወሰደ UACE ሁለት ዋና ማለፊያዎች (principal passes)።"],
      },
      {
        heading: "ነጥቡ እንዴት እንደሚሰላ",
        text: [
          "እያንዳንዱ ዩኒቨርሲቲ የትምህርት ዓይነቶችዎን ለየፕሮግራሙ በሦስት ይከፍላል፦ አስፈላጊ (essential)፣ ተዛማጅ (relevant) እና ተመራጭ (desirable)። በዋና ማለፊያ A 6፣ B 5፣ C 4፣ D 3፣ E 2 ነጥብ አለው፤ ንዑስ ማለፊያ (subsidiary pass) 1 ነጥብ አለው።",
          "አስፈላጊ የትምህርት ዓይነቶች (ቢበዛ ሁለት) በሦስት ይባዛሉ፣ ተዛማጆቹ በሁለት፣ ተመራጮቹ በአንድ። General Paper እና ንዑስ ማለፊያዎች እያንዳንዳቸው 1 ይቆጠራሉ።",
          "ከUCE ምርጥ ስምንት ይቆጠራሉ፦ ዲስቲንክሽን 0.3፣ ክሬዲት 0.2፣ ማለፊያ 0.1።",
          "ምሳሌ፦ አስፈላጊ B እና B፣ ተዛማጅ B፣ ሁለት ንዑስ፣ UCE 1.8። ይህም 30 + 10 + 2 + 1.8 = 43.8 ነው።",
          "መጨረሻ ባነበብንበት በእ.ኤ.አ 2011 ሴቶች 1.5 ተጨማሪ ነጥብ ነበራቸው። የእ.ኤ.አ 2026 ፈተና አዲስ የውጤት አሰጣጥ አለው። መጀመሪያ ያረጋግጡ።",
        ],
      },
      {
        heading: "እንዴት እንደሚያውቁ",
        text: [
          "የፕሮግራምዎን የትምህርት ዓይነቶች እና የመጨረሻውን የመቁረጫ ነጥብ ዩኒቨርሲቲውን ይጠይቁ። የመንግሥት ዩኒቨርሲቲዎች በየዓመቱ ከቅበላ በኋላ የራሳቸውን ያሳውቃሉ።",
        ],
      },
    ],
    official: { label: "ብሔራዊ የከፍተኛ ትምህርት ምክር ቤት", url: "https://unche.or.ug" },
    sources: [
      "https://campusbee.ug/news/how-to-calculate-your-weighting-points-for-makerere-university-undergraduate-admission",
      "https://ugandafact.com/makerere-university-admission-requirements-pdf-download",
      "https://kawa.ac.ug/kawa-eLearning/content/careerguidance_ebook/programme_requirements_and_weights.html",
    ],
  },
  ethiopia: {
    country: "Ethiopia",
    title: "በኢትዮጵያ ዩኒቨርሲቲ መግባት",
    intro:
      "በየፕሮግራሙ የተለየ የመቁረጫ ነጥብ የለም። ትምህርት ሚኒስቴር በየዓመቱ ለሁሉም የመንግሥት ዩኒቨርሲቲዎች አንድ የመቁረጫ ነጥብ ያወጣል፤ ተማሪዎችንም ይመድባል።",
    parts: [
      {
        heading: "ማለፊያ",
        text: [
          "ከእ.ኤ.አ 2022 ፈተና ጀምሮ የማለፊያ ነጥብ ከጠቅላላው ግማሽ ነው፦ ከ600 ውስጥ 300፣ ከ700 ውስጥ 350፣ ለዓይነ ስውራን ተማሪዎች ከ500 ውስጥ 250። በእ.ኤ.አ 2025 የአዲስ አበባ ትምህርት ቢሮ 49.5% እንደ ግማሽ ተቆጥሯል ብሏል።",
          "እርስዎ ዩኒቨርሲቲዎችን ይመርጣሉ፤ ሚኒስቴሩ ይመድብዎታል። የትምህርት መስኩን የሚመርጡት በኋላ፣ ዩኒቨርሲቲው ውስጥ ነው።",
        ],
      },
      {
        heading: "የማካካሻ ትምህርት (remedial)",
        text: [
          "ከማለፊያ በታች ላመጡ፣ የጥቂት ወራት ትምህርት እና ፈተና ወደ አንደኛ ዓመት ሊያስገባ ይችላል። በእ.ኤ.አ 2025 አጠቃላይ መቁረጫው 33% ነበር። መንግሥት የሚከፍልባቸው ቦታዎች ከ600 ለወንዶች 216፣ ለሴቶች 204 ላይ ጀመሩ። በእ.ኤ.አ 2024 31%፣ 204 እና 192 ነበር።",
          "ሚኒስቴሩ ፕሮግራሙ እንደሚያበቃ ተናግሯል። ከመተማመንዎ በፊት ይጠይቁ። የእ.ኤ.አ 2026 ቁጥሮች የሉንም።",
        ],
      },
      {
        heading: "እንዴት እንደሚያውቁ",
        text: ["ምደባዎን በሚኒስቴሩ የራሱ ድረ ገጽ ያገኛሉ።"],
      },
    ],
    official: {
      label: "የትምህርት ሚኒስቴር የምደባ ድረ ገጽ",
      url: "https://placement.ethernet.edu.et",
    },
    sources: [
      "https://aaceb.sims.addislearning.edu.et/frontend/post/-2017-12-49-50-49-99-50-",
      "https://myviewsonnews.net/ethiopia-announces-12th-grade-national-exam-cut-off-scores/",
      "https://ethiopianjobs.net/remedial-program-result-ethiopia-2025-2017-result-ethernet-edu-et",
      "https://ethiopianmonitor.com/2023/01/27/grade-12-exam-only-3-3-of-students-pass-the-halfway-mark/",
    ],
  },
};
