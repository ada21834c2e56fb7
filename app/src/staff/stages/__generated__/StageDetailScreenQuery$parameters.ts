/**
 * @generated SignedSource<<c5776f4782b34b591cb3f0f78a16752d>>
 * @relayHash ff25488d1d7567ad1cdbc341edaef6de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5666e2b511237d1efb052b1bac461d85182f3c27692b0a8067708a300ad2a9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StageDetailScreenQuery } from './StageDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<StageDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5666e2b511237d1efb052b1bac461d85182f3c27692b0a8067708a300ad2a9c",
    "metadata": {},
    "name": "StageDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
