export const markdownProblems = {
  "too deep": "Put quotes and lists at most 20 deep into each other.",
  "too dense": "Use fewer signs such as *, _, [ and | in one paragraph, and fewer lines.",
};
