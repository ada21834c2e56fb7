/**
 * @generated SignedSource<<384d7cc46647d1f678f668cdce45d578>>
 * @relayHash 26ed6003da6044732695365fe271b104
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b7af837f481d059b5992d652ae3e2a4f4954db909718a1bf9cc3ce856dc048f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffHomeScreenQuery } from './StaffHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b7af837f481d059b5992d652ae3e2a4f4954db909718a1bf9cc3ce856dc048f",
    "metadata": {},
    "name": "StaffHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
