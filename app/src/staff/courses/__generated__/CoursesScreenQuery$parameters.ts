/**
 * @generated SignedSource<<c7b656fe801fce0c0253310adc7d0a82>>
 * @relayHash 52dbb3c5a0eeefa7159d0561bfbe9a53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56eb76f16fb58c966a6ff9c43839d69a3ee439b42a1fcbecd285acce097fcd1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoursesScreenQuery } from './CoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56eb76f16fb58c966a6ff9c43839d69a3ee439b42a1fcbecd285acce097fcd1a",
    "metadata": {},
    "name": "CoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
