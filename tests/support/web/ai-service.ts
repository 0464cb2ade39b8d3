import type { ServerResponse } from "node:http";
import { startWebSite } from "./web-site.ts";

type Mood = "enhances" | "talks nonsense" | "takes for ever" | "refuses";

/** A local service with OpenAI's API. It returns an enhanced version of the article it is given. */
export async function startAiService(mood: Mood | ((title: string) => Mood)) {
  const site = await startWebSite((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      const draft = draftIn(body);
      const today = typeof mood === "string" ? mood : mood(draft.title);
      if (today === "takes for ever") return;
      if (today === "refuses") return response.writeHead(500).end("{}");
      say(
        response,
        today === "enhances" ? JSON.stringify(better(draft)) : "Certainly! Here is your article.",
      );
    });
  });
  return { url: `http://127.0.0.1:${site.port}/v1`, stop: site.stop };
}

interface Draft {
  title: string;
  excerpt: string;
  content: string;
}

function draftIn(body: string): Draft {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const prompt = messages.findLast(({ role }) => role === "user")?.content;
  return JSON.parse(typeof prompt === "string" ? prompt : ((prompt as { text: string }[])[0]?.text ?? "{}"));
}

const better = ({ content }: Draft) => ({
  title: "Student visas, step by step",
  excerpt: "What to bring to the embassy, and when to ask for an appointment.",
  metaDescription: "Student visas explained for students in Africa, step by step.",
  content: `## In short\n\n${content}`,
});

function say(response: ServerResponse, content: string) {
  response.writeHead(200, { "content-type": "application/json" });
  const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", content } };
  response.end(JSON.stringify({ id: "1", created: 1, model: "test", choices: [choice] }));
}
