/** What the benches use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
  }): Promise<Result>;
}
