/**
 * @generated SignedSource<<5151038c7fcf8d2108e5b8276c132f3c>>
 * @relayHash 2ab5421bf5a37919912a3852b0ebee2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ed4a77a51b67c2f1a47ac9ae820b789b22182d01333c32ae2018760c6faa615

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingBuilderScreenQuery } from './LandingBuilderScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingBuilderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ed4a77a51b67c2f1a47ac9ae820b789b22182d01333c32ae2018760c6faa615",
    "metadata": {},
    "name": "LandingBuilderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
