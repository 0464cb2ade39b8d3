/** On the sheet of what closes soon. */
export const printWords = {
  title: (days: number) => `Closing in the next ${days} days`,
  studentsIn: (country: string) => `For students in ${country}`,
  everybody: "For everyone. Some may not be open in your country or at your level.",
  made: (day: string) => `As of ${day}. Check dates on the official site.`,
  usually: (time: string) => `usually ${time}`,
  nothing: (days: number) => `We don't know of anything that closes in the next ${days} days.`,
  andMore: (rest: number, address: string) => `and ${rest} more: ${address}`,
  foot: (site: string) => `Fursa is free. No one may charge you for this sheet. ${site}`,
};

/** On the poster. */
export const posterWords = {
  title: "Fursa",
  what: "Scholarships, colleges and internships.",
  where: "On your phone, without the internet.",
  scan: "Scan this once where there's internet, and save the file:",
  passOn: "Then share it by memory card, Bluetooth or chat.",
  free: "It's free and stores nothing about you.",
};

/** On the page that offers the downloads. */
export const offlineWords = {
  title: "Fursa without the internet",
  intro:
    "The whole list fits on any phone. Download it, share it, or put it on a wall. Searching it uses no data.",
  description:
    "Download the whole list of scholarships, colleges and internships as one file that works offline. Print a poster for your school, or a sheet of what closes soon.",
  file: {
    title: "One file to keep and share",
    points: [
      "Search, filters, every listing and every deadline, all offline.",
      "Open it with any browser from the last five years. There's nothing to install.",
      "Share it by memory card, Bluetooth or as a document on WhatsApp.",
      "It stores nothing about you and can't load or send anything.",
    ],
    take: (size: string) => `Download the file (${size})`,
    holds: (count: string, day: string) => `${count} scholarships, colleges and internships, as of ${day}.`,
    courses:
      "The courses that your grades open aren't in the file: their tables would make it too large. You need the internet for them.",
    toCourses: "What can I study?",
    key: "Fursa signs every copy. To check a copy, open “About this copy” in the file. Our key ends in",
  },
  scan: {
    title: "Show this to a friend",
    text: "They scan it with their camera to open this page.",
    label: (address: string) => `A code that leads to ${address}`,
  },
  print: {
    title: "For your school's wall",
    poster: "Poster with the code (PDF)",
    sheet: "What closes soon, on one page",
    sheetText: "A4, to print or send. Choose who it's for. We leave out what isn't open to them.",
    country: "Country",
    level: "Stage",
    everybody: "Everyone",
    everyStage: "Every stage",
    make: "Make the sheet (PDF)",
  },
};

/** For what is stored on the phone itself. */
export const keepWords = {
  title: "Keep Fursa on this phone",
  text: "Then Fursa works offline too, and each page says how old it is. When you're online, you always see the latest pages. Updates come at most twice a day, a few kilobytes each time. You can see how much data they used.",
  keep: (size: string) => `Keep Fursa on this phone: ${size}`,
};
