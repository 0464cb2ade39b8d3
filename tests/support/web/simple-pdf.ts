/** A PDF of one page: the title in large type, lines of text, and links without a text. */
export function simplePdf(title: string, lines: readonly string[], links: readonly string[] = []): Buffer {
  const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");
  const heading = title.match(/.{1,45}(?:\s|$)/g) ?? [""];
  const text = `BT /F1 20 Tf 60 ${700 + heading.length * 24} Td 24 TL ${heading
    .map((line) => `(${escaped(line.trim())}) Tj T*`)
    .join(" ")} ET BT /F1 11 Tf 60 700 Td 16 TL ${lines
    .map((line) => `(${escaped(line)}) Tj T*`)
    .join(" ")} ET`;
  const first = 6;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${links.map((_, place) => `${first + place} 0 R`).join(" ")}] >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...links.map(
      (link) =>
        `<< /Type /Annot /Subtype /Link /Rect [60 100 200 120] /Border [0 0 0] /A << /S /URI /URI (${link}) >> >>`,
    ),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(file, "latin1");
}
