export const markdownProblems = {
  "too deep": "Nest quotes and lists at most 20 levels deep.",
  "too dense": "Use fewer lines, and fewer signs like *, _, [ and | in one paragraph.",
};
