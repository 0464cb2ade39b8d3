export const stageLabels = {
  school: "In secondary school",
  "school-done": "Finished secondary school",
  vocational: "On a certificate or diploma course",
  university: "At university, first degree",
  "degree-done": "Finished a first degree",
  "masters-done": "Finished a master's degree",
};
