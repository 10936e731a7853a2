import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBuses, stopPoint } from '../buses.ts';
import { busesFromGtfs } from './gtfs-buses.ts';

const feed = {
  'feed_info.txt': 'feed_publisher_name,feed_start_date\nBMTC,20251101\n',
  'stops.txt':
    '\uFEFFstop_id,stop_name,stop_lat,stop_lon\r\n1,"Silk Board, ""BTM""",12.9170,77.6230\r\n2,ಕೋರಮಂಗಲ,12.9350,77.6240\r\n3,Nowhere,,\r\n4,Domlur,12.9610,77.6390\r\n',
  'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nr1,500-D,,3\nr2,Purple,,1\n',
  'trips.txt': 'route_id,service_id,trip_id\nr1,day,t1\nr1,day,t2\nr2,day,t3\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt1,9:05:00,9:05:00,2,10\nt1,9:00:00,9:00:00,1,2\nt1,9:10:00,9:10:00,3,11\nt1,9:20:00,9:20:00,4,12\nt2,9:30:00,9:30:00,1,1\nt2,9:35:00,9:35:00,2,2\nt2,9:50:00,9:50:00,4,3\nt3,9:00:00,9:00:00,1,1\nt3,9:10:00,9:10:00,4,2\n',
};
const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe('buses from a GTFS feed', () => {
  it('call at the stops of their trips in order, each way once, and trains are none', () => {
    const buses = readBuses(busesFromGtfs(zipped(feed)));
    expect([buses.services, buses.ways]).toEqual([['500-D'], 1]);
    const names = [...buses.stopAt].map((stop) => buses.names[stop]);
    expect(names).toEqual(['Silk Board, "BTM"', 'ಕೋರಮಂಗಲ', 'Domlur']);
    expect(stopPoint(buses, buses.stopAt[0] ?? -1)).toEqual([12.917, 77.623]);
    expect(buses.about.sources).toMatchObject([{ name: 'BMTC', date: '20251101' }]);
  });

  it('are the same bytes whatever the order of the rows', () => {
    const turned = Object.entries(feed).map(([name, text]) => {
      const [head = '', ...rows] = text.trimEnd().split('\n');
      return [name, [head, ...rows.toReversed()].join('\n')];
    });
    expect(busesFromGtfs(zipped(Object.fromEntries(turned) as typeof feed))).toBe(
      busesFromGtfs(zipped(feed)),
    );
  });

  it('are not made from a feed that lacks a file', () => {
    const { 'trips.txt': _, ...rest } = feed;
    expect(() => busesFromGtfs(zipped(rest))).toThrow('trips.txt');
  });
});
