/**
 * @generated SignedSource<<e98d575512d728811c32eda5cae86f1e>>
 * @relayHash 22bfe7aaad1c3b10d46db570fe72388c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a38375ea4b9f4297a289414224fbb865e0b7e9bd58a6ab6fd64efecaea29e89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventTimesScreenQuery } from './EventTimesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventTimesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a38375ea4b9f4297a289414224fbb865e0b7e9bd58a6ab6fd64efecaea29e89",
    "metadata": {},
    "name": "EventTimesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
