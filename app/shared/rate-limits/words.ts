/** "in 40 seconds", "in a minute", "in 14 minutes", "in 2 hours", "in 3 days". */
function whenToTryAgain(seconds: number): string {
  if (seconds < 60) return `in ${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "in a minute";
  if (minutes < 60) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours <= 24) return hours === 1 ? "in an hour" : `in ${hours} hours`;
  return `in ${Math.ceil(hours / 24)} days`;
}

export const tooManyTries = (seconds: number) =>
  `Too many tries. Please try again ${whenToTryAgain(seconds)}.`;
