/** Kannada names of roads by their English ones, from files of OpenStreetMap's tags: GeoJSON or its XML. */
export function kannadaRoads(texts: readonly string[]): Map<string, string> {
  const seen = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const [name, nameKn] of text.trimStart().startsWith('<') ? inXml(text) : inGeoJson(text)) {
      const counts = seen.get(name) ?? new Map<string, number>();
      seen.set(name, counts.set(nameKn, (counts.get(nameKn) ?? 0) + 1));
    }
  }
  // Where it is written in several ways, the most frequent one; of equals the first by its letters.
  return new Map(
    [...seen].map(([name, counts]) => [
      name,
      [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '',
    ]),
  );
}

function inGeoJson(text: string): [string, string][] {
  const { features } = JSON.parse(text) as { features: { properties: Record<string, unknown> }[] };
  return features.flatMap(({ properties }): [string, string][] => {
    const [name, nameKn] = [properties['name'], properties['name:kn']];
    return typeof name === 'string' && typeof nameKn === 'string' ? [[name, nameKn]] : [];
  });
}

function inXml(text: string): [string, string][] {
  return [...text.matchAll(/<way\b[\s\S]*?<\/way>/g)].flatMap(([way]): [string, string][] => {
    const tag = (key: string) => new RegExp(`k="${key}" v="([^"]*)"`).exec(way)?.[1];
    const [name, nameKn] = [tag('name'), tag('name:kn')];
    return name !== undefined && nameKn !== undefined ? [[unescaped(name), unescaped(nameKn)]] : [];
  });
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
