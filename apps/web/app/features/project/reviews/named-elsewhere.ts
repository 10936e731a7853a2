interface Named {
  name: string;
}

/** The projects that complaints name and a builder's record does not have, each once. */
export function namedElsewhere(
  record: readonly Named[],
  complaints: readonly { projectName: string | null }[],
): string[] {
  const known = new Set(record.map(({ name }) => plain(name)));
  const others = new Map<string, string>();
  for (const { projectName } of complaints) {
    if (projectName === null || known.has(plain(projectName))) continue;
    others.set(plain(projectName), projectName);
  }
  return [...others.values()];
}

const plain = (name: string): string => name.trim().toLowerCase();
