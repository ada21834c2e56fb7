/**
 * @generated SignedSource<<d0686b6d0cc4460493bdfbfac4cec441>>
 * @relayHash b36a7d00bf33a3664db66709e7f02448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 949cb59cf13ffd54bef1b3a05c90d4dee76aad3b8daea0cd363469a3fcf275da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeginnerWorkshopScreenQuery } from './BeginnerWorkshopScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeginnerWorkshopScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "949cb59cf13ffd54bef1b3a05c90d4dee76aad3b8daea0cd363469a3fcf275da",
    "metadata": {},
    "name": "BeginnerWorkshopScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
