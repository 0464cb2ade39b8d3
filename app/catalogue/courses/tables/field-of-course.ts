import type { fieldsOfInterest } from "#database/schema/lists.ts";

type FieldOfInterest = (typeof fieldsOfInterest)[number];

/**
 * The first pattern that matches names the field. Specific ones come before general ones: "Nursing" before "Sciences".
 */
const fields: readonly [FieldOfInterest, RegExp][] = [
  ["Nursing", /\b(nurs|midwif)/i],
  ["Education", /\b(educat|teach|guidance and counsel)/i],
  ["Law", /\b(laws?|legal|sharia|jurisprud)\b/i],
  [
    "Architecture",
    /\b(architect|quantity survey|urban|town planning|regional planning|real estate|estate management|landscape|interior design|building|construction|land economy|land management)/i,
  ],
  [
    "Medicine",
    /\b(medic|surgery|dent(al|istry)|pharmac|clinical|physiotherap|radio(graph|log)|optometr|public health|community health|health|anatomy|physiology|nutrition|dietet|laborator|oncolog|epidemiolog|audiolog|speech therap|prosthet|occupational therap|environmental health)/i,
  ],
  [
    "Agriculture",
    /\b(agri|crop|animal|veterinar|horticult|forest|fisher|aquacult|soil|food|dairy|range management|wildlife|farm|plant|agronom|apicult|natural resources|agro)/i,
  ],
  [
    "Computer Science",
    /\b(comput|information (technology|systems?|science|studies|communication)|software|cyber|data (science|analy|processing)|informatics|artificial intelligence|ict|IT\b|network|telecommunication)/i,
  ],
  [
    "Engineering",
    /\b(engineer|mechatron|electr|mechanical|civil|aeronautic|aviation|aerospace|marine|petroleum|mining|geomatic|survey|metallurg|automotive|welding|plumbing|instrumentation|refrigerat|technolog)/i,
  ],
  ["Psychology", /\bpsycholog|counselling/i],
  [
    "Social Work",
    /\b(social (work|development|studies)|community development|gender|criminolog|security|peace|disaster|development studies|child|sociolog|anthropolog|political|international (relations|studies)|public (administration|policy)|government|leadership|local government|philanthrop)/i,
  ],
  ["Communications", /\b(communicat|journalis|media|film|public relations|broadcast|publish|advertis)/i],
  [
    "Business",
    /\b(business|commerce|account|financ|bank|marketing|econom|management|human resource|procurement|supply|insurance|actuarial|entrepreneur|hospitality|hotel|tourism|co-?operative|purchasing|secretar|administration|taxation|project|logistics|transport|catering|travel|statistic)/i,
  ],
  [
    "Sciences",
    /\b(science|biolog|chemi|physic|mathemat|biochem|microbiolog|biotechnolog|genetic|geolog|geograph|meteorolog|environment|astronom|zoolog|botany|geospatial|conservation|hydrolog|energy|earth)/i,
  ],
  [
    "Arts",
    /\b(arts?|music|theatre|drama|fashion|textile|design|language|linguist|literature|french|german|english|kiswahili|arabic|chinese|yoruba|hausa|igbo|history|philosoph|religio|theolog|divinity|islamic|archaeolog|culture|creative|clothing|library|christian|diploma(cy|tic)|heritage|museum)/i,
  ],
];

/** Returns null if the name doesn't tell the field. */
export const fieldOfCourse = (name: string): FieldOfInterest | null =>
  fields.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
