/**
 * @generated SignedSource<<790f023bf62d0f28f05c2e01e7e3ab2d>>
 * @relayHash c04d9d0ae4ef7f6f07967651cbac62c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e9a675f9ea0920f1cf2bbb84d9c40a47e96d4239daaaa8b352b686fde7777c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventTimesScreenQuery } from './EventTimesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventTimesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37e9a675f9ea0920f1cf2bbb84d9c40a47e96d4239daaaa8b352b686fde7777c",
    "metadata": {},
    "name": "EventTimesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
