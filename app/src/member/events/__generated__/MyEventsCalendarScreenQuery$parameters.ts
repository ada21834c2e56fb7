/**
 * @generated SignedSource<<c7bb451de26ab8b3e84a4110bfad904e>>
 * @relayHash 710fe9d5bbfd5ee568f32c37824009c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7e20cc64ab523e24018cc4fe41308b5cf0163045f9db5d0b0fb9ebc0dbf19b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsCalendarScreenQuery } from './MyEventsCalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsCalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7e20cc64ab523e24018cc4fe41308b5cf0163045f9db5d0b0fb9ebc0dbf19b7",
    "metadata": {},
    "name": "MyEventsCalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
