/** So many answers are kept for each question. */
const most = 5000;

/** Reads each text once. Texts come from the catalogue, which says the same again and again. */
export function memoizeByText<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const answer = read(text);
    known.set(text, answer);
    return answer;
  };
}

/** Reads each list once, for as long as the list itself is kept. */
export function memoizeByList<List extends object, Answer>(read: (list: List, of: string) => Answer) {
  const known = new WeakMap<List, Map<string, Answer>>();
  return (list: List, of = ""): Answer => {
    const answers = known.get(list) ?? new Map<string, Answer>();
    known.set(list, answers);
    const answer = answers.get(of) ?? read(list, of);
    answers.set(of, answer);
    return answer;
  };
}
