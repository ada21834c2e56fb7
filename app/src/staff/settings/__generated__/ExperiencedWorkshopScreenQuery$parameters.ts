/**
 * @generated SignedSource<<fc274121f6dd286a5299adbb742912cf>>
 * @relayHash bae70f6bd155b8cb69dbcec037732b72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f65a0670054f3deabffe402605b79dbb4c779ef8e1452a72c8dbb875e20164b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExperiencedWorkshopScreenQuery } from './ExperiencedWorkshopScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExperiencedWorkshopScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f65a0670054f3deabffe402605b79dbb4c779ef8e1452a72c8dbb875e20164b",
    "metadata": {},
    "name": "ExperiencedWorkshopScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
