/** On the sheet of what closes soon. */
export const printWords = {
  title: (days: number) => `Closing in the next ${days} days`,
  studentsIn: (country: string) => `For students in ${country}`,
  everybody: "For everybody: what a country or a class can't apply for is in it too",
  made: (day: string) => `As known on ${day}. Check the official site before you rely on a day.`,
  usually: (time: string) => `usually ${time}`,
  nothing: (days: number) => `Nothing is known to close in the next ${days} days.`,
  andMore: (rest: number, address: string) => `and ${rest} more: ${address}`,
  foot: (site: string) => `Fursa is free. Nobody may ask you to pay for what is on this sheet. ${site}`,
};

/** On the poster. */
export const posterWords = {
  title: "Fursa",
  what: "Scholarships, colleges and internships.",
  where: "On your phone, without the internet.",
  scan: "Scan this once, where there is a network, and keep the file:",
  passOn: "Then pass it on, by memory card, Bluetooth or chat.",
  free: "It is free. It asks for nothing and stores nothing.",
};

/** On the page that offers all this. */
export const offlineWords = {
  title: "Fursa without the internet",
  intro:
    "The whole list fits on any phone. Take it along, pass it on, or put it on a wall: searching in it costs no data.",
  description:
    "Take the whole list of scholarships, colleges and internships along as one file that works without the internet, print a poster for your school, or a sheet of what closes soon.",
  file: {
    title: "One file to keep and to pass on",
    points: [
      "Search, filters, every page and every deadline, with no network at all.",
      "Open it with any browser of the last five years. There is nothing to install.",
      "Pass it on by memory card, by Bluetooth or as a document in WhatsApp.",
      "It stores nothing about you, and can neither load nor send anything.",
    ],
    take: (size: string) => `Take the file (${size})`,
    holds: (count: string, day: string) => `${count} scholarships, colleges and internships, as of ${day}.`,
    key: "Every copy is signed. In the file, “About this copy” says whether the signature holds, and that the key ends in",
  },
  scan: {
    title: "Show this to a friend",
    text: "Their camera reads it and opens this page.",
    label: (address: string) => `A code that leads to ${address}`,
  },
  print: {
    title: "For the wall of a school",
    poster: "Poster with the code (PDF)",
    sheet: "What closes soon, on one page",
    sheetText: "A4, to print or to send. Choose for whom: what is not open to them is left out.",
    country: "Country",
    level: "Stage",
    everybody: "Everybody",
    everyStage: "Every stage",
    make: "Make the sheet (PDF)",
  },
};

/** Where the phone itself keeps it. */
export const keepWords = {
  title: "Keep Fursa on this phone",
  text: "Then the pages you know work without a network too, and say how old they are. With a network you always see today's pages. What has changed is taken along twice a day at most, a few kilobytes each time, and a page of its own counts what it has cost.",
  keep: (size: string) => `Keep Fursa on this phone: ${size}`,
};
