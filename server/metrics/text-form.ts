/** One thing that is measured, as Prometheus knows it. */
export interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: Sample[];
}

export interface Sample {
  /** What a histogram adds to its name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
  labels?: Record<string, string | number>;
  value: number;
}

/** Prometheus' text form: each name once, with all of its samples, whoever measured them. */
export function inTextForm(metrics: Metric[]): string {
  const byName = Map.groupBy(metrics, ({ name }) => name);
  return [...byName.values()]
    .map((same) => {
      const [{ name, help, type }] = same as [Metric, ...Metric[]];
      const samples = same.flatMap((metric) => metric.samples.map((sample) => lineOf(name, sample)));
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.join("")}`;
    })
    .join("");
}

function lineOf(name: string, { suffix = "", labels = {}, value }: Sample): string {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escaped(String(text))}"`);
  const written = Number.isNaN(value) ? "NaN" : value === Number.POSITIVE_INFINITY ? "+Inf" : value;
  return `${name}${suffix}${inside.length > 0 ? `{${inside.join(",")}}` : ""} ${written}\n`;
}

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

export const gauge = (name: string, help: string, samples: Sample[]): Metric => ({
  name,
  help,
  type: "gauge",
  samples,
});

export const counter = (name: string, help: string, samples: Sample[]): Metric => ({
  name,
  help,
  type: "counter",
  samples,
});
