import { describe, expect, it } from 'vitest';

import { read } from './listing.ts';

/** What Docker rejects for some base images, build arguments or platforms, and takes for others. */
const LEFT = [
  'FROM postgres\nVOLUME $PGDATA',
  'FROM postgres\nEXPOSE ${PORT}/tcp',
  'FROM postgres\nSTOPSIGNAL $SIGNAL',
  'FROM postgres\nUSER ${NAME:?no name}',
  'FROM postgres\nENV A=$PGDATA\nVOLUME $A',
  'FROM postgres\nENV $NAME=/a\nENV A=\nVOLUME ${A}$NAME',
  'FROM postgres AS base\nARG A=\nFROM base\nVOLUME $A',
  'FROM scratch\nARG DATA\nVOLUME $DATA',
  'FROM scratch\nARG DATA\nUSER ${DATA:?no data}',
  'ARG DATA\nFROM scratch\nARG DATA\nVOLUME $DATA',
  'ARG BASE\nARG DATA=${BASE}\nFROM scratch\nARG DATA\nVOLUME $DATA',
  'FROM scratch\nARG TARGETVARIANT\nVOLUME $TARGETVARIANT',
  'FROM scratch AS base\nONBUILD ENV DATA=/a\nFROM base\nVOLUME $DATA',
  'FROM scratch AS base-amd64\nFROM scratch AS base-arm64\nENV DATA=/a\nFROM base-$TARGETARCH\nVOLUME $DATA',
];

describe('domain/dockerfile: what only the build can tell', () => {
  it.each(LEFT.map((text) => [JSON.stringify(text), text]))('is no reason to reject %s', (_, text) => {
    expect(read(text).rejection).toBeUndefined();
  });

  it('is told from what is wrong for every build', () => {
    expect(read('FROM postgres\nENV PGDATA=\nVOLUME $PGDATA').rejection).toEqual({
      line: 3,
      reason: 'the VOLUME $PGDATA comes to nothing',
    });
  });
});
