/** Common words of such texts, the most frequent first. */
const everyday =
  "the of to and for in a students with your is you from are on be at will university scholarship study programme or by as an " +
  "this that must have support year who application award tuition international degree academic full fees their first african " +
  "undergraduate research master's all more can other not open it apply costs candidates countries college field based need " +
  "training school also before should work experience one living stipend education travel partner english community offers " +
  "each two during leadership learn engineering science health business technology women development deadline results graduate " +
  "department language professional skills future team placement mentors campus accommodation insurance health-care visa " +
  "agriculture medicine law nursing computing economics teachers finance climate energy water design media policy rural " +
  "entrepreneurship disability refugees mathematics physics chemistry biology statistics robotics architecture psychology " +
  "journalism pharmacy dentistry veterinary forestry fisheries mining textile aviation maritime tourism logistics archaeology " +
  "linguistics philosophy theology musicology hydrology geology seismology astronomy nanotechnology biotechnology cybersecurity";

const syllables =
  "ba be bi bo bu cha da de di do du fa fe fi ga ge gi go ha he hi ja ji jo ka ke ki ko ku la le li lo lu ma me mi mo mu na ne " +
  "ni no nu nya nyo pa pe pi po ra re ri ro ru sa se shi so su ta te ti to tu wa we wi ya ye yo za ze zi zo";

/** The number of words beside the rare names. */
const frequentWords = 60_000;
const rareNames = 300_000;

/** Draws words by Zipf's law: the tenth most frequent word is ten times rarer than the first, and so on. */
export function vocabulary(random: () => number) {
  const pieces = syllables.split(" ");
  const inTwo = pieces.length;
  const inFour = pieces.length ** 3;
  /** A different word for each number: its digits as syllables. */
  const coin = (number: number) => {
    let word = "";
    for (let rest = number, place = 1; rest > 0; rest = Math.floor(rest / pieces.length), place++) {
      word += pieces[(rest + place * 29) % pieces.length];
    }
    return word;
  };
  const words = [...new Set(everyday.split(" "))];
  for (let number = inTwo; words.length < frequentWords; number += 7) words.push(coin(number));
  const draw = () => {
    if (random() < 0.01) return coin(inFour + 7 * Math.floor(random() * rareNames));
    return words[Math.floor(words.length ** random()) - 1] ?? "the";
  };
  return { draw, name: () => capitalised(coin(inFour - 1 - Math.floor(random() * 40_000))) };
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
