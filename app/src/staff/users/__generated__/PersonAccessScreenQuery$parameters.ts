/**
 * @generated SignedSource<<a4b17e24defb0872313e9d631dc4ad3a>>
 * @relayHash f11bae46802b7fa7f9dd9d199bb114c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35267cb6a27626a38b65a36204a4b9d150fb1363219c7a3e3f856d3d2da7cb6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35267cb6a27626a38b65a36204a4b9d150fb1363219c7a3e3f856d3d2da7cb6f",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
