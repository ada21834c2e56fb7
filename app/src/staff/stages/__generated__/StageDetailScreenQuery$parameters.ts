/**
 * @generated SignedSource<<575434942bc4343ca6e504fbf6c33018>>
 * @relayHash 06094912a421f20a1932571d9fa223cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41a1517f0e72fff152bb7e213739d6c3e90daa9bab870164b63984d6fd475619

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StageDetailScreenQuery } from './StageDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<StageDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41a1517f0e72fff152bb7e213739d6c3e90daa9bab870164b63984d6fd475619",
    "metadata": {},
    "name": "StageDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
