/**
 * @generated SignedSource<<bf07c08dac756bd2c28446de38c38183>>
 * @relayHash fcc75aa2f7ce54313bc1000a3637de3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09b9c58131fe52e5099a7e44f9f6dc6a631d696a9325f71a45c046069e409ec0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09b9c58131fe52e5099a7e44f9f6dc6a631d696a9325f71a45c046069e409ec0",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
