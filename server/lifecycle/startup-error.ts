import { DatabaseUnavailable } from "#database/database.ts";
import { isDiskFull, wordsForFolder } from "#database/embedded/data-folder.ts";
import { BadEnvironment } from "../environment.ts";
import { problemInWords } from "../logging/serialize-error.ts";

type Problem = NodeJS.ErrnoException & { port?: number; address?: string };

/** Why the server can't start, in one line for the operator. Unexpected errors keep their stack. */
export function wordsForRefusal(problem: unknown, dataDir: string | null): string {
  if (problem instanceof BadEnvironment || problem instanceof DatabaseUnavailable) return problem.message;
  if (!(problem instanceof Error)) return problemInWords(problem);
  const { syscall } = problem as Problem;
  if (syscall === "listen" || syscall === "getaddrinfo") return wordsForListening(problem);
  if (dataDir !== null) {
    const full = isDiskFull(dataDir) ? { code: "ENOSPC" } : problem;
    const words = wordsForFolder(full, dataDir);
    if (words) return words;
  }
  return problemInWords(problem);
}

function wordsForListening(problem: Problem): string {
  const { code, port, address } = problem;
  if (code === "EADDRINUSE") return `port ${port} is taken; stop what uses it or set PORT to another`;
  if (code === "EACCES") return `not allowed to listen on port ${port}; set PORT to one above 1023`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `this machine has no address ${address ?? "named by HOST"}; set HOST`;
  return problemInWords(problem);
}
