/**
 * The one door to the demonstration. What invents its projects and places and draws their pictures, plans and papers is
 * loaded when one of them is first asked for: never by a server that has real projects alone.
 */
export const loadDemonstration = () => import('@manemitra/demonstration');
